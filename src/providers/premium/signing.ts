import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signed message may be, and how far ahead the other's clock. */
const TOLERANCE_MS = 300_000

export const TIMESTAMP = 'x-premium-timestamp'
export const SIGNATURE = 'x-premium-signature'

const digestOf = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()

/** The headers of a message, in either direction: seconds since 1970, and HMAC-SHA-256 over them and the body. */
export function signedHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return { [TIMESTAMP]: timestamp, [SIGNATURE]: digestOf(secret, timestamp, body).toString('hex') }
}

interface Signed {
  body: string
  receivedAt: Date
  header(name: string): string | undefined
}

/** The signature of a message; null if it is not by the holder of the secret, or from another time. */
export function checkedSignature(secret: string, { body, receivedAt, header }: Signed): Buffer | null {
  const [timestamp = '', given = ''] = [header(TIMESTAMP), header(SIGNATURE)]
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(given)) return null
  if (Math.abs(receivedAt.getTime() - Number(timestamp) * 1000) > TOLERANCE_MS) return null
  const expected = digestOf(secret, timestamp, body)
  return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? expected : null
}
