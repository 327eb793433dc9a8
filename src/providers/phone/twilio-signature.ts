import { createHmac, timingSafeEqual } from 'node:crypto'

/** Twilio's signature: the address followed by each field's name and value, sorted by name. */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : 1))
  const signed = url + fields.map(([name, value]) => name + value).join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}

export function isSignedByTwilio(authToken: string, url: string, form: URLSearchParams, given = ''): boolean {
  const expected = Buffer.from(twilioSignature(authToken, url, form))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
