import { type TwilioAccount, TwilioFault, twilioClient } from '../twilio/client.ts'
import type { SmsPort, SmsRefusal, TextMessage } from './port.ts'
import { readTwilioText } from './twilio-reading.ts'

export interface TwilioSettings extends TwilioAccount {
  /** A number in E.164, a sender's name, or a messaging service (MG…). */
  from: string
}

/** Twilio's error codes that concern the number or its network, not our account. */
const codes: Readonly<Record<SmsRefusal, readonly number[]>> = {
  invalid: [21211, 21214, 21217, 21614, 30005, 30006],
  unreachable: [30003],
  carrier: [21408, 21612, 30007],
  blocked: [21610, 30004],
}
const refusals: ReadonlyMap<number, SmsRefusal> = new Map(
  Object.entries(codes).flatMap(([refused, all]) => all.map((code) => [code, refused as SmsRefusal] as const)),
)
/** A message's states that are not final. */
const open: ReadonlySet<unknown> = new Set(['accepted', 'scheduled', 'queued', 'sending', 'sent'])

/** Sends text messages by Twilio's Messages API. */
export function twilioSms({ from, ...account }: TwilioSettings): SmsPort {
  const ask = twilioClient(account)
  return {
    async send(message, signal) {
      const { status, isOk, fields } = await ask('/Messages.json', signal, formOf(message, from))
      const refused = refusals.get(Number(isOk ? fields.error_code : fields.code))
      if (refused && status < 500) return { refused, id: null }
      if (!isOk) throw new TwilioFault(status)
      if (typeof fields.sid !== 'string') throw new TypeError('nonsense')
      return { refused: null, id: fields.sid }
    },
    async fate(id, signal) {
      const { status, isOk, fields } = await ask(`/Messages/${encodeURIComponent(id)}.json`, signal)
      if (!isOk) throw new TwilioFault(status)
      if (typeof fields.status !== 'string') throw new TypeError('nonsense')
      return { refused: refusals.get(Number(fields.error_code)) ?? null, open: open.has(fields.status) }
    },
    read: (request) => readTwilioText(account.authToken, request),
  }
}

function formOf({ to, text, from: own }: TextMessage, usual: string): URLSearchParams {
  const from = own ?? usual
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return new URLSearchParams({ To: to, [sender]: from, Body: text })
}
