import type { Person, Visit } from '../../../../app.ts'
import { listMine } from '../../../consult/consultations/list-mine.server.ts'
import type { ConsultationView } from '../../../consult/consultations/view-consultation.server.ts'
import { listFavorites } from '../../../consult/psychics/list-psychics.server.ts'
import { roomAddress } from '../../../consult/rooms/addresses.ts'
import { walletBalance } from '../../../house/ledger/queries.server.ts'
import { signOfBirthDate } from '../../../people/accounts/zodiac.ts'
import { freeTimeWaits } from '../../../people/free-time/offer-free-time.server.ts'
import { ownPause } from '../../../people/pauses/standing.server.ts'
import { hourInParis } from '../../../people/push/rules.ts'
import { listEntries } from '../../../play/journal/entries.server.ts'
import { entryAddress } from '../../../play/journal/rules.ts'
import type { EntryView } from '../../../play/journal/shapes.server.ts'
import { ownDayAddress, signAddress } from '../../../sky/horoscopes/addresses.ts'
import { dayInShort } from '../../../sky/horoscopes/day-in-short.ts'
import { openOwnId } from '../../../sky/horoscopes/own-today.server.ts'
import { readOwn } from '../../../sky/horoscopes/read-own.server.ts'
import { greetingAt } from './greeting.ts'
import { readLeftOpen } from './read-left-open.server.ts'

const FAVORITES_SHOWN = 4
/** A question by text message is answered within a day: it is among the latest. */
const CONSULTATIONS_READ = 10

/**
 * The personal part of the home; what has nothing to say is null or empty. null for visitors, and for staff, who see and
 * edit what visitors do.
 */
export async function readOwnHome(visit: Visit) {
  const person = visit.user
  if (person?.role !== 'client' && person?.role !== 'psychic') return null
  const { role } = person
  return {
    greeting: greetingAt(hourInParis(visit.now())),
    place: role === 'psychic' ? 'workspace' : null,
    client: role === 'client' ? await readClient(visit, person) : null,
  } as const
}

export type OwnHome = NonNullable<Awaited<ReturnType<typeof readOwnHome>>>
export type ClientHome = NonNullable<OwnHome['client']>

async function readClient(visit: Visit, person: Person) {
  const [pause, means, favorites, day, { consultations }, { entries }, left] = await Promise.all([
    ownPause(visit),
    readMeans(visit, person),
    listFavorites(visit),
    readDay(visit, person),
    listMine(visit, { limit: CONSULTATIONS_READ }),
    listEntries(visit, { kind: null, page: 1 }),
    readLeftOpen(visit, person),
  ])
  return {
    means: pause ? null : means,
    favorites: pause ? [] : favorites.slice(0, FAVORITES_SHOWN),
    day,
    bySign: day === null && person.birthDate ? signAddress('day', signOfBirthDate(person.birthDate)) : null,
    left: left({ consultations, entries }),
    words: lastWords(entries),
    last: lastConsultation(consultations),
  }
}

/** Free seconds and cents free to spend, and whether free time waits for a proved mobile. */
async function readMeans(visit: Visit, { id }: Person) {
  const [{ balance, promotional, freeSeconds }, waits] = await Promise.all([
    walletBalance(visit.db, visit.site.id, id),
    freeTimeWaits(visit, id),
  ])
  return { freeSeconds, credit: balance + promotional, waits }
}

/** The day of the client's own chart; null without one, or once the consent is withdrawn. */
async function readDay(visit: Visit, { id }: Person) {
  const chartId = await openOwnId(visit, id)
  if (chartId === null) return null
  const { headline, sentences } = dayInShort(await readOwn(visit, chartId, 'day'))
  return { headline, sentence: sentences[0] ?? null, to: ownDayAddress(chartId) }
}

/** The latest note, or question to oneself, in a journal. */
function lastWords(entries: readonly EntryView[]) {
  for (const { id, note, subject, keptAt } of entries) {
    const text = note ?? (subject.kind === 'question' ? subject.question : null)
    if (text) return { text, keptAt, to: entryAddress(id) }
  }
  return null
}

function lastConsultation(consultations: readonly ConsultationView[]) {
  const last = consultations.find(({ status, channel }) => status === 'ended' && channel !== 'sms')
  return last?.endedAt ? { name: last.psychic.name, endedAt: last.endedAt, to: roomAddress(last.id) } : null
}
