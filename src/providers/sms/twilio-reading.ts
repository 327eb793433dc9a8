import { unstorable } from '../../platform/contract/storable.ts'
import { isSignedByTwilio } from '../phone/twilio-signature.ts'
import type { InboundText, TextHook } from './port.ts'

const NUMBER = /^\+[1-9]\d{6,14}$/

/**
 * A message that Twilio passes on. Source: https://www.twilio.com/docs/messaging/guides/webhook-request
 * null for a request that it didn't sign, and for what is no message from a number.
 */
export function readTwilioText(authToken: string, { url, body, header }: TextHook): InboundText | null {
  const form = new URLSearchParams(body)
  if (!isSignedByTwilio(authToken, url, form, header('x-twilio-signature'))) return null
  const [id, from, to, text] = ['MessageSid', 'From', 'To', 'Body'].map((name) => form.get(name))
  if (!id || !from || !to || text === null || text === undefined) return null
  if (id.length > 64 || unstorable(id) !== null || !NUMBER.test(from) || !NUMBER.test(to)) return null
  // Somebody wrote it: what can't be stored of it is left out.
  return { id, from, to, text: text.replaceAll('\0', '') }
}
