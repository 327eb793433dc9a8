import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a partner signs of a request. */
export interface Signed {
  method: string
  path: string
  query: URLSearchParams
  body: Uint8Array
  /** Seconds since 1970, as sent. */
  timestamp: string
  nonce: string
}

/** Six lines: method, path, sorted query, digest of the body, timestamp, nonce. */
export const signedText = ({ method, path, query, body, timestamp, nonce }: Signed): string =>
  [method, path, sorted(query), createHash('sha256').update(body).digest('hex'), timestamp, nonce].join('\n')

/** Each pair is encoded anew before it is sorted, so that no library's own encoding matters. */
function sorted(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort(byBytes)
    .join('&')
}

/** As RFC 3986 has it: JavaScript leaves five characters that others encode. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

/** Encoded pairs are ASCII. */
const byBytes = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

export const signatureOf = (secret: string, signed: Signed): Buffer =>
  createHmac('sha256', secret).update(signedText(signed)).digest()

/** Compares in constant time; anything but 64 hexadecimal digits is wrong. */
export function isSignature(given: string, right: Buffer): boolean {
  const bytes = Buffer.from(/^[0-9a-f]{64}$/.test(given) ? given : '', 'hex')
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}
