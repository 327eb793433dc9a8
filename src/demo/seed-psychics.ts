import { men } from '../../db/seed/psychics/men.data.ts'
import type { SeedPsychic } from '../../db/seed/psychics/profile.ts'
import { women } from '../../db/seed/psychics/women.data.ts'
import { jobs } from '../features/psychics/jobs.ts'
import type { Database } from '../platform/database/connect.ts'
import { earlierPrice, inTurn, joinedAt, minutesOf, secondPlace, secondPrice } from './psychic-plan.ts'
import type { SeedStep } from './seed.ts'

const DAY = 86_400_000
/** Days between the check of an identity and the first day on the site. */
const CHECKED_BEFORE = 6
/** Days since the last change of price. */
const PRICE_CHANGED = 240

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
  const checked = new Date(joined.getTime() - CHECKED_BEFORE * DAY)
  const { id } = await db
    .insertInto('psychics')
    .values({
      slug: psychic.slug,
      name: psychic.name,
      gender: psychic.gender,
      job_id: jobs.find((job) => job.key === psychic.job)!.id,
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
  await insertListings(db, id, psychic.pricePerMinute, place)
  await datePrices(db, id, place, joined, now)
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

async function insertListings(db: Database, id: number, price: number, place: number): Promise<void> {
  const listing = (siteId: number, pricePerMinute: number, position: number) => ({
    psychic_id: id,
    site_id: siteId,
    price_per_minute: pricePerMinute,
    position,
  })
  await db
    .insertInto('psychic_listings')
    .values([
      listing(99, price, place),
      listing(100, secondPrice(price), secondPlace(place, everyone.length)),
      listing(342, price, place),
    ])
    .execute()
}

/** The database dates a price from the moment it is written; in the demo world it was asked for long before. */
async function datePrices(db: Database, id: number, place: number, joined: Date, now: Date): Promise<void> {
  const current = await db
    .updateTable('psychic_prices')
    .set({ since: joined })
    .where('psychic_id', '=', id)
    .returning(['site_id', 'price_per_minute'])
    .execute()
  const changed = new Date(now.getTime() - PRICE_CHANGED * DAY)
  for (const { site_id, price_per_minute } of current) {
    const earlier = joined < changed ? earlierPrice(price_per_minute, place) : null
    if (earlier === null) continue
    const ofListing = { psychic_id: id, site_id }
    await db
      .updateTable('psychic_prices')
      .set({ since: changed })
      .where('psychic_id', '=', id)
      .where('site_id', '=', site_id)
      .execute()
    await db
      .insertInto('psychic_prices')
      .values({ ...ofListing, price_per_minute: earlier, since: joined })
      .execute()
  }
}
