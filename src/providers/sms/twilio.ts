import type { SmsPort, SmsRefusal, TextMessage } from './port.ts'

export interface TwilioSettings {
  origin: string
  accountSid: string
  authToken: string
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

interface Answer {
  sid?: unknown
  status?: unknown
  code?: unknown
  error_code?: unknown
}

/** Sends text messages by Twilio's Messages API. */
export function twilioSms(settings: TwilioSettings): SmsPort {
  const { origin, accountSid, authToken } = settings
  const messages = `${origin}/2010-04-01/Accounts/${accountSid}/Messages`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const ask = async (address: string, signal: AbortSignal, body: URLSearchParams | null) => {
    const headers = { authorization, accept: 'application/json' }
    const response = await fetch(address, { method: body ? 'POST' : 'GET', headers, body, redirect: 'error', signal })
    return { response, answer: (await response.json()) as Answer | null }
  }
  return {
    async send(message, signal) {
      const { response, answer } = await ask(`${messages}.json`, signal, formOf(message, settings.from))
      const refused = refusals.get(Number(response.ok ? answer?.error_code : answer?.code))
      if (refused && response.status < 500) return { refused, id: null }
      if (!response.ok) throw new TwilioFault(response.status)
      if (typeof answer?.sid !== 'string') throw new TypeError('nonsense')
      return { refused: null, id: answer.sid }
    },
    async fate(id, signal) {
      const { response, answer } = await ask(`${messages}/${encodeURIComponent(id)}.json`, signal, null)
      if (!response.ok) throw new TwilioFault(response.status)
      if (typeof answer?.status !== 'string') throw new TypeError('nonsense')
      return { refused: refusals.get(Number(answer.error_code)) ?? null, open: open.has(answer.status) }
    },
  }
}

function formOf({ to, text }: TextMessage, from: string): URLSearchParams {
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return new URLSearchParams({ To: to, [sender]: from, Body: text })
}

/**
 * A failure that may be retried or that concerns our account: with the status only, as Twilio's messages repeat
 * numbers.
 */
class TwilioFault extends Error {
  readonly code: string

  constructor(status: number) {
    super(`twilio: ${status}`)
    this.name = 'TwilioFault'
    this.code = `HTTP_${status}`
  }
}
