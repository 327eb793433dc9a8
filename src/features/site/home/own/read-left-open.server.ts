import { href } from 'react-router'
import type { Person, Visit } from '../../../../app.ts'
import { inDay, inDayAndHour, inEuros } from '../../../../platform/i18n/french.ts'
import { DAY_MS, later } from '../../../../platform/time/instants.ts'
import { listOpen } from '../../../consult/appointments/queries.server.ts'
import { MY_APPOINTMENTS } from '../../../consult/appointments/rules.ts'
import type { ConsultationView } from '../../../consult/consultations/view-consultation.server.ts'
import { listExchanges } from '../../../consult/follow-ups/list-exchanges.server.ts'
import { listMine as listFreeQuestions } from '../../../consult/free-questions/queries.server.ts'
import { dueAt, MY_QUESTIONS } from '../../../consult/free-questions/rules.ts'
import { MY_TEXTS_PAGE } from '../../../consult/text-questions/rules.ts'
import { findLatestOrder } from '../../../house/ledger/order-queries.server.ts'
import { entryAddress } from '../../../play/journal/rules.ts'
import type { EntryView } from '../../../play/journal/shapes.server.ts'

/** Something that the client began and that is not over, with the words of its text and the page where it goes on. */
export interface LeftOpen {
  kind: 'text' | 'question' | 'answered' | 'message' | 'asked' | 'appointment' | 'order' | 'entry'
  said: Partial<Record<'name' | 'moment' | 'amount' | 'day', string>>
  to: string
}

/** Answers and payments older than this were seen or given up. */
const LATELY_DAYS = 7
const PAYMENT_DAYS = 1

interface Known {
  consultations: readonly ConsultationView[]
  entries: readonly EntryView[]
}

/** What a client left open, except rooms and queues, which the strip above every page says; with what is known besides. */
export async function readLeftOpen(visit: Visit, person: Person): Promise<(known: Known) => LeftOpen[]> {
  const [messages, appointments, question, order] = await Promise.all([
    leftMessages(visit),
    leftAppointments(visit, person),
    leftQuestion(visit, person),
    leftOrder(visit, person),
  ])
  return ({ consultations, entries }) => [
    ...messages,
    ...appointments,
    ...leftTexts(consultations),
    ...question,
    ...order,
    ...leftEntries(entries),
  ]
}

const leftMessages = async (visit: Visit): Promise<LeftOpen[]> =>
  (await listExchanges(visit))
    .filter(({ state }) => state === 'answer')
    .map(({ name, until, to }) => ({ kind: 'message', said: { name, moment: inDayAndHour(until) }, to }))

const leftAppointments = async ({ db }: Visit, { id }: Person): Promise<LeftOpen[]> =>
  (await listOpen(db, { clientId: id })).map(({ state, psychicName, startsAt }) => ({
    kind: state === 'asked' ? 'asked' : 'appointment',
    said: { name: psychicName, moment: inDayAndHour(startsAt) },
    to: MY_APPOINTMENTS,
  }))

const leftTexts = (consultations: readonly ConsultationView[]): LeftOpen[] =>
  consultations
    .filter(({ status }) => status === 'asked')
    .map(({ id, psychic }) => ({ kind: 'text', said: { name: psychic.name }, to: `${MY_TEXTS_PAGE}#question-${id}` }))

/** Only the latest: another can be asked once it is over. */
async function leftQuestion(visit: Visit, { id }: Person): Promise<LeftOpen[]> {
  const [latest] = await listFreeQuestions(visit.db, id, 1)
  if (!latest) return []
  const to = `${MY_QUESTIONS}#question-${latest.id}`
  if (latest.status === 'waiting') {
    return [{ kind: 'question', said: { moment: inDayAndHour(dueAt(latest.askedAt)) }, to }]
  }
  const { psychic, writtenAt, isUseful } = latest
  const isNews = writtenAt && isUseful === null && writtenAt > later(visit.now(), -LATELY_DAYS * DAY_MS)
  return psychic && isNews ? [{ kind: 'answered', said: { name: psychic }, to }] : []
}

/** Only the latest: whoever paid another since has given it up. */
async function leftOrder(visit: Visit, { id }: Person): Promise<LeftOpen[]> {
  const order = await findLatestOrder(visit.db, id, visit.site.id)
  if (order?.status !== 'pending' || order.createdAt <= later(visit.now(), -PAYMENT_DAYS * DAY_MS)) return []
  return [{ kind: 'order', said: { amount: inEuros(order.amount) }, to: href('/wallet') }]
}

/** What the client was asked about by mail, and did not answer. */
const leftEntries = (entries: readonly EntryView[]): LeftOpen[] =>
  entries
    .filter(({ askedAt, askOn, answer }) => askedAt !== null && askOn === null && answer === null)
    .map(({ id, keptAt }) => ({ kind: 'entry', said: { day: inDay(keptAt) }, to: entryAddress(id) }))
