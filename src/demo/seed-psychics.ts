import { men } from '../../db/seed/psychics/men.data.ts'
import type { SeedPsychic } from '../../db/seed/psychics/profile.ts'
import { women } from '../../db/seed/psychics/women.data.ts'
import { jobs } from '../features/consult/psychics/trades.ts'
import type { Database } from '../platform/database/connect.ts'
import { needed } from '../platform/needed/needed.ts'
import { DAY_MS, later } from '../platform/time/instants.ts'
import { type Dates, inTurn, joinedAt, minutesOf, priceHistory, secondPlace, secondPrice } from './psychic-plan.ts'
import type { SeedStep } from './seed.ts'

/** Days between the check of an identity and the first day on the site. */
const CHECKED_BEFORE = 6

const everyone = inTurn(women, men)

export const psychicsStep: SeedStep = {
  name: 'psychics',
  label: 'Voyants',
  size: everyone.length,
  async run({ app, db, advance }) {
    const now = app.now()
    for (const [place, psychic] of everyone.entries()) {
      await insertPsychic(db, psychic, place, now)
      advance(place + 1)
    }
  },
}

async function insertPsychic(db: Database, psychic: SeedPsychic, place: number, now: Date): Promise<void> {
  const joined = joinedAt(psychic, place, now)
  const checked = later(joined, -CHECKED_BEFORE * DAY_MS)
  const { id } = await db
    .insertInto('psychics')
    .values({
      slug: psychic.slug,
      name: psychic.name,
      gender: psychic.gender,
      job_ids: [psychic.job, ...(psychic.otherJobs ?? [])].map(
        (key) =>
          needed(
            jobs.find((job) => job.key === key),
            key,
          ).id,
      ),
      is_automaton: psychic.isAutomaton,
      headline: psychic.headline,
      presentation: [...psychic.presentation],
      method: psychic.method,
      specialities: [...psychic.specialities],
      offered_channels: [...psychic.channels],
      practising_since: psychic.practisingSince,
      identity_checked_on: psychic.isAutomaton ? null : checked.toISOString().slice(0, 10),
      joined_at: joined,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertListings(db, id, psychic, place, { joined, now })
  await db
    .insertInto('psychic_hours')
    .values(
      psychic.schedule.map(({ day, from, to }) => ({
        psychic_id: id,
        day,
        from_minute: minutesOf(from),
        to_minute: minutesOf(to),
      })),
    )
    .execute()
}

async function insertListings(
  db: Database,
  id: number,
  psychic: SeedPsychic,
  place: number,
  dates: Dates,
): Promise<void> {
  const price = psychic.pricePerMinute
  const listings = [
    { site_id: 99, price_per_minute: price, position: place },
    { site_id: 100, price_per_minute: secondPrice(price), position: secondPlace(place, everyone.length) },
    { site_id: 342, price_per_minute: price, position: place },
  ]
  await db
    .insertInto('psychic_listings')
    .values(listings.map((listing) => ({ psychic_id: id, ...listing })))
    .execute()
  // The database dates a price when it is written; in the demonstration's history it is older.
  await db.deleteFrom('psychic_prices').where('psychic_id', '=', id).execute()
  const history = listings.flatMap(({ site_id, price_per_minute }) =>
    priceHistory(price_per_minute, psychic.isAutomaton ? null : place, dates).map((change) => ({ site_id, ...change })),
  )
  await db
    .insertInto('psychic_prices')
    .values(history.map((change) => ({ psychic_id: id, ...change })))
    .execute()
}
