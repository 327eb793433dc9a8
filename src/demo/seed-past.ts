import { clientFirstNames, reviews, type SeedReview } from '../../db/seed/reviews.data.ts'
import type { App, Visit } from '../app.ts'
import { acceptRequest } from '../features/consult/consultations/answer-request.server.ts'
import { endConsultation } from '../features/consult/consultations/end-consultation.server.ts'
import { requestConsultation } from '../features/consult/consultations/request-consultation.server.ts'
import { writeMessage } from '../features/consult/consultations/send-message.server.ts'
import { endPresence, writePresence } from '../features/consult/presence/queries.server.ts'
import { leaveReview } from '../features/consult/reviews/leave-review.server.ts'
import { hearCall } from '../features/consult/rooms/meter.server.ts'
import { knownConsultation } from '../features/consult/rooms/queries.server.ts'
import { walletBalance } from '../features/house/ledger/queries.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { findPerson } from '../features/house/session/person.server.ts'
import { giveClock, setClock, takeClockBack } from '../platform/database/given-clock.ts'
import { itemAt } from '../platform/needed/needed.ts'
import { DAY_MS, HOUR_SECONDS, later, MINUTE_MS } from '../platform/time/instants.ts'
import { siteBy } from '../sites/index.ts'
import { MODERATOR } from './accounts.ts'
import { staffVisit } from './demo-staff.ts'
import { moderateReview, replyAndPublish } from './moderate-past.ts'
import { addPastClient, pastClientEmail } from './past-clients.ts'
import { creditByCard } from './purses.ts'
import type { Seed, SeedStep } from './seed.ts'
import { suits } from './suits.ts'

const SPAN_DAYS = 190
const LEAST_CREDIT = 4000

interface Encounter {
  place: number
  siteId: number
  clientEmail: string
  firstName: string
  psychicId: number
  psychicName: string
  /** When it began. */
  at: Date
  minutes: number
  review: SeedReview
}

/** Past consultations, replayed through the use cases with a given clock, so that their ledger is consistent. */
export const pastStep: SeedStep = {
  name: 'past consultations',
  label: 'Consultations passées et avis',
  size: reviews.length,
  async run({ app, owner, advance }) {
    const plan = await planEncounters({ app, owner })
    const already = await countLived({ owner })
    await giveClock(owner, itemAt(plan, 0).at)
    try {
      for (const encounter of plan.slice(already)) {
        await live(app, owner, encounter)
        advance(encounter.place + 1)
      }
    } finally {
      await takeClockBack(owner)
    }
  },
}

/** The number of finished encounters with their review: an interrupted seed continues after them. */
async function countLived({ owner }: Pick<Seed, 'owner'>): Promise<number> {
  const { count } = await owner
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function planEncounters({ app, owner }: Pick<Seed, 'app' | 'owner'>): Promise<Encounter[]> {
  const psychics = await owner
    .selectFrom('psychics')
    .select(['id', 'name', 'slug', 'joined_at'])
    .where('is_automaton', '=', false)
    .orderBy('id')
    .execute()
  const end = app.now().getTime() - DAY_MS
  return reviews.map((review, place) => {
    const at = new Date(
      end - ((reviews.length - place) / reviews.length) * SPAN_DAYS * DAY_MS + ((place * 37) % 11) * MINUTE_MS,
    )
    const known = psychics.filter(({ slug, joined_at }) => joined_at < at && suits(review, slug))
    const psychic = itemAt(known, (place * 23) % known.length)
    const siteId = place % 6 === 5 ? 100 : 99
    const client = (place * 7) % clientFirstNames.length
    return {
      place,
      siteId,
      clientEmail: pastClientEmail(client),
      firstName: itemAt(clientFirstNames, client),
      psychicId: psychic.id,
      psychicName: psychic.name,
      at,
      minutes: 4 + ((place * 5) % 9),
      review,
    }
  })
}

/** Lives a consultation of the past, and its review. */
export async function live(app: App, owner: Seed['owner'], encounter: Encounter): Promise<void> {
  let now = encounter.at
  const at = async (moment: Date) => {
    now = moment
    await setClock(owner, moment)
  }
  const pass = (seconds: number) => at(later(now, seconds * 1000))
  const past: App = { ...app, now: () => now, house: () => now }
  const site = siteBy(app.sites, encounter.siteId)
  await at(encounter.at)
  const clientId = await addPastClient(systemVisit(past, site), encounter.clientEmail, encounter.firstName)
  const visit = systemVisit(past, site, await findPerson(app.db, app.keys, clientId))
  await leaveWhatWasBroken(visit, clientId)
  if ((await walletBalance(app.db, site.id, clientId)).balance < LEAST_CREDIT) await creditByCard(visit, 'credit-50')

  await writePresence(app.db, encounter.psychicId, ['chat'])
  const id = await requestConsultation(visit, { psychicId: encounter.psychicId, channel: 'chat' })
  await pass(8 + (encounter.place % 20))
  await acceptRequest(visit, { id, psychicId: encounter.psychicId })
  const consultation = await knownConsultation(app.db, id)
  await pass(6)
  for (let minute = 0; minute < encounter.minutes; minute += 1) {
    const asks = minute % 2 === 0
    const text = minute === 0 ? 'Bonjour, je vous écoute.' : 'Je vous lis, prenez votre temps.'
    await writeMessage(visit, consultation, 'psychic', { clientId: `p${minute}`, text })
    await pass(25)
    if (asks)
      await writeMessage(visit, consultation, 'client', { clientId: `c${minute}`, text: 'Merci de m’avoir lue.' })
    else await hearCall(app.db, { id, side: 'client' }, now)
    await pass(20 + ((encounter.place + minute) % 14))
    await hearCall(app.db, { id, side: 'psychic' }, now)
  }
  await hearCall(app.db, { id, side: 'client' }, now)
  await endConsultation(visit, id, encounter.place % 4 === 0 ? 'psychic' : 'client')
  await endPresence(app.db, encounter.psychicId)
  await pass(HOUR_SECONDS * (1 + (encounter.place % 30)))
  const named = (text: string) => text.replaceAll('{psychic}', encounter.psychicName)
  const { review, place } = encounter
  await leaveReview(visit, { consultationId: id, rating: review.rating, text: named(review.text) })
  // Moderators take some hours.
  await pass(HOUR_SECONDS * (1 + (place % 9)))
  const moderator = await staffVisit(past, app.db, site, MODERATOR)
  await moderateReview(moderator, id, review)
  if (review.reply) await replyAndPublish(moderator, id, named(review.reply))
}

/** An interrupted seed may have left a room open. */
async function leaveWhatWasBroken(visit: Visit, clientId: number): Promise<void> {
  const open = await visit.db
    .selectFrom('consultations')
    .select(['id', 'status'])
    .where('client_id', '=', clientId)
    .where('status', 'in', ['requested', 'accepted', 'running', 'paused'])
    .execute()
  for (const { id, status } of open) {
    if (status !== 'requested') await endConsultation(visit, id, 'apart')
    else await visit.db.updateTable('consultations').set({ status: 'cancelled' }).where('id', '=', id).execute()
  }
}
