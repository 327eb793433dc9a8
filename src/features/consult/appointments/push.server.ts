import type { Visit } from '../../../app.ts'
import { inDayAndHour, inHour } from '../../../platform/i18n/french.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import type { Kind } from '../../people/push/kinds.ts'
import { sendPush } from '../../people/push/send-push.server.ts'
import type { Appointment } from './queries.server.ts'
import { AGENDA, KEPT_MINUTES, MY_APPOINTMENTS } from './rules.ts'
import type { ClientNews, PsychicNews } from './tell.server.ts'

/** What a client's devices hear of. What they did themselves is not among it. */
const clientKinds: Partial<Record<ClientNews, Kind>> = {
  confirmed: 'appointmentConfirmed',
  refused: 'appointmentCancelled',
  lapsed: 'appointmentCancelled',
  cancelled: 'appointmentCancelled',
  gone: 'appointmentCancelled',
  hourBefore: 'appointmentSoon',
  now: 'appointment',
}

const psychicKinds: Partial<Record<PsychicNews, Kind>> = {
  asked: 'appointmentAsked',
  movedAsked: 'appointmentAsked',
}

/** Tells a client's devices, in the caller's transaction, of what is still ahead. */
export async function pushClient(visit: Visit, of: Appointment, news: ClientNews): Promise<void> {
  // A psychic who cancels too late is absent, before the hour.
  const isCancelledLate = news === 'psychicAbsent' && of.startsAt > visit.now()
  const kind = isCancelledLate ? 'appointmentCancelled' : clientKinds[news]
  if (!kind) return
  const trueUntil = kind === 'appointment' ? later(of.startsAt, KEPT_MINUTES * MINUTE_MS) : of.startsAt
  await sendPush(visit, of.clientId, { kind, ...newsOf(of, news, of.psychicName), path: MY_APPOINTMENTS, trueUntil })
}

/** Tells a psychic's devices that somebody waits for an answer. */
export async function pushPsychic(visit: Visit, of: Appointment, news: PsychicNews): Promise<void> {
  const kind = psychicKinds[news]
  if (!kind || of.psychicUserId === null) return
  const said = newsOf(of, news, of.clientFirstName)
  await sendPush(visit, of.psychicUserId, { kind, ...said, path: AGENDA, trueUntil: of.answerBy })
}

const newsOf = (of: Appointment, news: string, other: string) => ({
  // Each change of an appointment has its number.
  key: `${of.id} ${of.sequence} ${news}`,
  about: `rendez-vous-${of.id}`,
  values: { other, when: inDayAndHour(of.startsAt), hour: inHour(of.startsAt), answerBy: inDayAndHour(of.answerBy) },
})
