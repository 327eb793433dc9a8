import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { vapidPush } from '../src/providers/push/vapid.ts'

const pair = createECDH('prime256v1')
pair.generateKeys()
export const vapid = {
  publicKey: pair.getPublicKey('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
  subject: 'mailto:push@voyance.test',
}

/** The real adapter, which may call this machine alone. */
export const localPush = vapidPush(vapid, (endpoint) => URL.parse(endpoint)?.hostname === '127.0.0.1')

export interface Received {
  path: string
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  /** What the browser's worker would read. */
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
  data: any
}

/** How the service answers next: a status, with the seconds of its Retry-After, or nothing at all. */
type Manner = number | { status: number; retryAfter: string } | 'hang'

interface Subscribed {
  key: ECDH
  auth: Buffer
}

/**
 * A push service as RFC 8030 has it: checks who sends (RFC 8292), opens what it gets with the browser's keys (RFC 8291)
 * and answers 201, or as told.
 */
export async function startPushService() {
  const browsers = new Map<string, Subscribed>()
  const received: Received[] = []
  const faults: string[] = []
  const manners: Manner[] = []
  let asked = 0
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    asked += 1
    const manner = manners.shift() ?? 201
    if (manner === 'hang') return
    const browser = browsers.get(request.url ?? '')
    const fault = browser ? faultIn(request.headers, body, origin) : null
    if (fault) faults.push(fault)
    const { status, retryAfter = null } = typeof manner === 'number' ? { status: manner } : manner
    const answered = browser ? (fault ? 400 : status) : 404
    if (browser && answered === 201) {
      const { ttl, urgency, topic } = request.headers as Record<string, string | undefined>
      received.push({ path: request.url ?? '', ttl: Number(ttl), urgency, topic, data: opened(body, browser) })
    }
    response.writeHead(answered, { location: `${origin}/m/1`, ...(retryAfter && { 'retry-after': retryAfter }) }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    origin,
    received,
    /** What was wrong with requests. */
    faults,
    asked: () => asked,
    answer: (...next: Manner[]) => void manners.push(...next),
    /** A browser's new subscription, as its page sends it to the site. */
    subscribe() {
      const key = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/wpush/${randomBytes(16).toString('base64url')}`
      const p256dh = key.generateKeys('base64url')
      browsers.set(path, { key, auth })
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const DAY = 86_400

/** null for a request as the RFCs have it. */
function faultIn(headers: IncomingHttpHeaders, body: Buffer, origin: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', payload = '', signature = ''] = token.split('.')
  if (key !== vapid.publicKey) return 'another key'
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify('sha256', Buffer.from(`${head}.${payload}`), signed, Buffer.from(signature, 'base64url'))
  if (!isSigned) return 'not signed'
  if (JSON.parse(Buffer.from(head, 'base64url').toString()).alg !== 'ES256') return 'another algorithm'
  const { aud, exp, sub } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const left = exp - Date.now() / 1000
  if (aud !== origin) return `audience ${aud}`
  if (!(left > 0 && left <= DAY)) return `expires in ${left} s`
  if (sub !== vapid.subject) return `subject ${sub}`
  if (headers['content-encoding'] !== 'aes128gcm') return 'another encoding'
  if (!/^\d+$/.test(String(headers.ttl))) return 'no TTL'
  if (headers.topic !== undefined && !/^[\w-]{1,32}$/.test(String(headers.topic))) return `topic ${headers.topic}`
  return body.length > 4096 ? `${body.length} bytes` : null
}

function opened(body: Buffer, { key, auth }: Subscribed): unknown {
  const length = body.readUInt8(20)
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + length), body.subarray(21 + length)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), theirs])
  const ikm = Buffer.from(hkdfSync('sha256', key.computeSecret(theirs), auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}
