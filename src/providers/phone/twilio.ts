import { type TwilioAccount, type TwilioAnswer, TwilioFault, twilioClient } from '../twilio/client.ts'
import type { OutgoingCall, PhonePort } from './port.ts'
import { fateOf, readHook } from './twilio-reading.ts'
import { isSignedByTwilio } from './twilio-signature.ts'
import { writeTwiml } from './twiml.ts'

export interface TwilioVoiceSettings extends TwilioAccount {
  /** The number that called people see, in E.164. */
  callerId: string
}

/** Error codes that concern the called number: not valid, or not allowed to be called. */
const uncallable: ReadonlySet<unknown> = new Set([13223, 13224, 13225, 13226, 13227, 21201, 21211, 21214, 21215, 21217])
/** A call that is over already can't be ended. */
const NOT_IN_PROGRESS = 21220

/** Calls by Twilio's Voice API. Source: https://www.twilio.com/docs/voice/api */
export function twilioPhone({ callerId, ...account }: TwilioVoiceSettings): PhonePort {
  const ask = twilioClient(account)
  const askWell = async (...given: Parameters<typeof ask>): Promise<TwilioAnswer['fields']> => {
    const { status, isOk, fields } = await ask(...given)
    if (!isOk) throw new TwilioFault(status)
    return fields
  }
  const findConference = async (name: string, signal: AbortSignal): Promise<string | null> => {
    const query = new URLSearchParams({ FriendlyName: name, Status: 'in-progress' })
    const [first] = listOf(await askWell(`/Conferences.json?${query}`, signal), 'conferences')
    return first ? `/Conferences/${encodeURIComponent(textOf(first.sid))}/Participants` : null
  }
  return {
    name: 'twilio',
    async ring(call, signal) {
      const { status, isOk, fields } = await ask('/Calls.json', signal, formOf(call, callerId))
      if (status < 500 && uncallable.has(fields.code)) return { id: null }
      if (!isOk) throw new TwilioFault(status)
      return { id: textOf(fields.sid) }
    },
    async fate(id, signal) {
      const { status, duration } = await askWell(pathOf(id), signal)
      const fate = fateOf(status, duration)
      if (!fate) throw new TypeError('nonsense')
      return fate
    },
    async hangUp(id, signal) {
      const { status, isOk, fields } = await ask(pathOf(id), signal, new URLSearchParams({ Status: 'completed' }))
      if (!isOk && fields.code !== NOT_IN_PROGRESS) throw new TwilioFault(status)
    },
    async present(name, signal) {
      const participants = await findConference(name, signal)
      if (participants === null) return []
      return listOf(await askWell(`${participants}.json`, signal), 'participants').map((one) => textOf(one.call_sid))
    },
    async announce({ conference, call, says }, signal) {
      const participants = await findConference(conference, signal)
      if (participants === null) return
      const form = new URLSearchParams({ AnnounceUrl: says, AnnounceMethod: 'POST' })
      await askWell(`${participants}/${encodeURIComponent(call)}.json`, signal, form)
    },
    read({ url, body, header }) {
      const form = new URLSearchParams(body)
      return isSignedByTwilio(account.authToken, url, form, header('x-twilio-signature')) ? readHook(form) : null
    },
    write: writeTwiml,
  }
}

const pathOf = (id: string): string => `/Calls/${encodeURIComponent(id)}.json`

function formOf(call: OutgoingCall, callerId: string): URLSearchParams {
  const form = new URLSearchParams({
    To: call.to,
    From: callerId,
    Url: call.answers,
    Method: 'POST',
    StatusCallback: call.tells,
    StatusCallbackMethod: 'POST',
    Timeout: String(call.ringSeconds),
    TimeLimit: String(call.limitSeconds),
  })
  for (const event of ['ringing', 'answered', 'completed']) form.append('StatusCallbackEvent', event)
  return form
}

function listOf(fields: TwilioAnswer['fields'], name: string): TwilioAnswer['fields'][] {
  const list = fields[name]
  if (!Array.isArray(list)) throw new TypeError('nonsense')
  return list
}

function textOf(given: unknown): string {
  if (typeof given !== 'string') throw new TypeError('nonsense')
  return given
}
