import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

const REGION = 'eu-west-3'
const ACCESS_KEY = 'AKIAVOYANCETEST'
const SECRET_KEY = 'the secret key of the store of the tests'
const BUCKET = 'voyance-fichiers'

type Fault = 'hang' | number

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
/** As AWS encodes: everything but the unreserved characters of RFC 3986. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether a request bears its AWS Signature Version 4, recomputed from what arrived. */
export function isSigned(
  request: { method: string; url: string; headers: Record<string, string | undefined> },
  body: Buffer,
  secretKey: string,
): boolean {
  const { method, headers } = request
  const url = new URL(request.url, 'http://store.test')
  const said = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  if (!said) return false
  const [, credential = '', names = '', signature = ''] = said
  const [, day = '', region = '', service = ''] = credential.split('/')
  const at = headers['x-amz-date'] ?? ''
  const hash = headers['x-amz-content-sha256'] ?? ''
  if (!at.startsWith(day) || !['host', 'x-amz-date'].every((name) => names.split(';').includes(name))) return false
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const signed = names.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  const canonical = [method, url.pathname, query, signed.join(''), names, hash].join('\n')
  const scope = [day, region, service, 'aws4_request'].join('/')
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
}

/**
 * A store with the interface of Amazon S3, as strict as the real one: it checks every signature, honours
 * If-None-Match, lists in pages, and fails as told.
 */
export async function startS3Server() {
  const objects = new Map<string, Buffer>()
  const asked: { method: string; path: string; status: number; signed: boolean }[] = []
  const faults: Fault[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const fault = faults.shift()
    if (fault === 'hang') return
    const { status, content = '', type = 'application/xml' } = fault ? { status: fault } : answer(request, body)
    const { method = '', url: path = '' } = request
    asked.push({ method, path, status, signed: status !== 403 })
    response.writeHead(status, { 'content-type': type }).end(content)
  })
  function answer(
    request: IncomingMessage,
    body: Buffer,
  ): { status: number; content?: Buffer | string; type?: string } {
    const { method = '', url = '' } = request
    const headers = request.headers as Record<string, string | undefined>
    const [key = '', , region] = headers.authorization?.split('Credential=')[1]?.split('/') ?? []
    const isKnown = key === ACCESS_KEY && region === REGION
    const at = headers['x-amz-date']?.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5') ?? ''
    const isFresh = Math.abs(Date.parse(at) - Date.now()) < 15 * 60_000
    if (!isKnown || !isFresh || !isSigned({ method, url, headers }, body, SECRET_KEY)) return { status: 403 }
    const { pathname, searchParams } = new URL(url, 'http://store.test')
    const [, bucket, name = ''] = pathname.split('/')
    if (bucket !== BUCKET) return { status: 404 }
    if (name === '') {
      const after = searchParams.get('start-after') ?? ''
      const most = Number(searchParams.get('max-keys'))
      const names = [...objects.keys()].toSorted().filter((one) => one > after)
      const shown = names.slice(0, most).map((one) => `<Contents><Key>${one}</Key></Contents>`)
      return { status: 200, content: `<?xml version="1.0"?><ListBucketResult>${shown.join('')}</ListBucketResult>` }
    }
    const found = objects.get(name)
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && found) return { status: 412 }
      objects.set(name, body)
      return { status: 200 }
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return { status: 204 }
    }
    return found ? { status: 200, content: found, type: 'application/octet-stream' } : { status: 404 }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: REGION,
    accessKey: ACCESS_KEY,
    secretKey: SECRET_KEY,
  }
  return {
    settings,
    objects,
    asked,
    /** What happens to the next requests, in their order. */
    fail: (...next: Fault[]) => void faults.push(...next),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
