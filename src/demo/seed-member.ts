import type { SeedReview } from '../../db/seed/reviews.data.ts'
import type { App } from '../app.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { findPerson } from '../features/house/session/person.server.ts'
import { findMember } from '../features/money/loyalty/queries.server.ts'
import { registerMember } from '../features/money/loyalty/register-member.server.ts'
import { giveClock, setClock, takeClockBack } from '../platform/database/given-clock.ts'
import { DAY_MS, later } from '../platform/time/instants.ts'
import { MEMBER } from './accounts.ts'
import type { Seed, SeedStep } from './seed.ts'
import { live } from './seed-past.ts'

/** Of the numbers that are kept for fiction. */
const MOBILE = '+33639980042'
/** Days ago, how many minutes each lasted, and what was said of it. */
const CONSULTATIONS: readonly { ago: number; minutes: number; review: SeedReview }[] = [
  {
    ago: 40,
    minutes: 12,
    review: {
      rating: 5,
      text: 'J’hésitais entre deux villes. {psychic} n’a pas choisi pour moi, mais je suis repartie avec les bonnes questions à poser.',
    },
  },
  {
    ago: 20,
    minutes: 9,
    review: {
      rating: 4,
      text: 'Échange posé, sans rien promettre. J’aurais aimé que l’on parle aussi du printemps, nous avons manqué de temps.',
    },
  },
]

/** A member of the main site's loyalty programme, whose points come from consultations that they paid for. */
export const memberStep: SeedStep = {
  name: 'loyalty member',
  label: 'Membre du programme de fidélité',
  size: CONSULTATIONS.length,
  async run({ app, owner, advance }) {
    const [site] = app.sites
    const { id } = await owner
      .selectFrom('users')
      .select(['id', 'first_name'])
      .where('site_id', '=', site.id)
      .where('email', '=', MEMBER)
      .executeTakeFirstOrThrow()
    const joined = later(app.now(), -60 * DAY_MS)
    await giveClock(owner, joined)
    try {
      await join(app, owner, id, joined)
      const had = await countLived(owner, id)
      for (const [place, { ago, ...consultation }] of [...CONSULTATIONS.entries()].slice(had)) {
        await live(app, owner, {
          place,
          siteId: site.id,
          clientEmail: MEMBER,
          firstName: 'Fanny',
          ...(await psychicOf(owner)),
          at: later(app.now(), -ago * DAY_MS),
          ...consultation,
        })
        advance(place + 1)
      }
    } finally {
      await takeClockBack(owner)
    }
  },
}

async function join(app: App, owner: Seed['owner'], id: number, at: Date): Promise<void> {
  if (await findMember(app.db, id)) return
  await setClock(owner, at)
  await owner
    .insertInto('phone_numbers')
    .values({ user_id: id, number: MOBILE, proved_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const past: App = { ...app, now: () => at, house: () => at }
  const visit = systemVisit(past, app.sites[0], await findPerson(app.db, app.keys, id))
  await registerMember(visit, { consents: [{ type: 'FIDELITY_REGISTRATION', agreed: true }] })
}

/** The number of consultations that an interrupted seed finished, with their review. */
async function countLived(owner: Seed['owner'], clientId: number): Promise<number> {
  const { count } = await owner
    .selectFrom('reviews as r')
    .innerJoin('consultations as c', 'c.id', 'r.consultation_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('c.client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function psychicOf(owner: Seed['owner']): Promise<{ psychicId: number; psychicName: string }> {
  const { id, name } = await owner
    .selectFrom('psychics')
    .select(['id', 'name'])
    .where('name', '=', 'Salomé')
    .where('is_automaton', '=', false)
    .executeTakeFirstOrThrow()
  return { psychicId: id, psychicName: name }
}
