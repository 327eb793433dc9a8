import { dayInParis, daysAfter } from '../platform/time/days.ts'
import { DAY_MS, later } from '../platform/time/instants.ts'
import type { SeedStep } from './seed.ts'

const DAYS = 20
const CODE = 'carnet-d-exemple'

/** A partner of each brand, and visits of the last weeks by its links. */
export const partnersStep: SeedStep = {
  name: 'partners',
  label: 'Partenaires',
  size: 3,
  async run({ app, db, advance }) {
    const now = app.now()
    const since = daysAfter(dayInParis(now), -DAYS)
    for (const [place, { id: siteId }] of app.sites.entries()) {
      const partner = { site_id: siteId, code: CODE, name: 'Carnet d’exemple', made_at: later(now, -DAYS * DAY_MS) }
      const { id } = await db.insertInto('partners').values(partner).returning('id').executeTakeFirstOrThrow()
      await db.insertInto('partner_rates').values({ partner_id: id, since, rate: 1250 }).execute()
      await db.insertInto('touches').values(visits(siteId, now)).execute()
      advance(place + 1)
    }
  },
}

/** From three to thirteen a day, so that some days are too few to be told. */
const visits = (siteId: number, now: Date) =>
  Array.from({ length: DAYS }, (_, ago) =>
    Array.from({ length: 3 + ((ago * 7) % 11) }, (_, n) => ({
      site_id: siteId,
      partner_id: CODE,
      campaign_id: n % 3 === 0 ? 'automne' : null,
      arrived_at: later(now, -(ago + 1) * DAY_MS - n * 60_000),
    })),
  ).flat()
