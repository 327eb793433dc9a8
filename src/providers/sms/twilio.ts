import type { SmsPort, TextMessage } from './port.ts'

export interface TwilioSettings {
  origin: string
  accountSid: string
  authToken: string
  /** A number in E.164, a sender's name, or a messaging service (MG…). */
  from: string
}

/** What Twilio says of the number or its network, as opposed to what it has against us. */
const refusals: ReadonlyMap<number, 'invalid' | 'unreachable'> = new Map([
  ...[21211, 21214, 21217, 21614].map((code) => [code, 'invalid'] as const),
  ...[21408, 21610, 21612, 30003, 30005, 30006].map((code) => [code, 'unreachable'] as const),
])

/** Sends text messages by Twilio's Messages API. */
export function twilioSms(settings: TwilioSettings): SmsPort {
  const { origin, accountSid, authToken } = settings
  const address = `${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send(message, signal) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: formOf(message, settings.from),
        redirect: 'error',
        signal,
      })
      const answer = (await response.json()) as { sid?: unknown; code?: unknown; error_code?: unknown } | null
      const refused = refusals.get(Number(response.ok ? answer?.error_code : answer?.code))
      if (refused && response.status < 500) return { refused }
      if (!response.ok) throw new TwilioFault(response.status)
      if (typeof answer?.sid !== 'string') throw new TypeError('nonsense')
      return { refused: null }
    },
  }
}

function formOf({ to, text }: TextMessage, from: string): URLSearchParams {
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return new URLSearchParams({ To: to, [sender]: from, Body: text })
}

/** An answer that another try may better, or that is against us: its status alone, for Twilio's words repeat numbers. */
class TwilioFault extends Error {
  readonly code: string

  constructor(status: number) {
    super(`twilio: ${status}`)
    this.name = 'TwilioFault'
    this.code = `HTTP_${status}`
  }
}
