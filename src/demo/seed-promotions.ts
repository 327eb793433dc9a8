import { reducePack } from '../features/content/pack-prices/reduce-pack.server.ts'
import { makeCode } from '../features/money/promo-codes/make-code.server.ts'
import { openLottery } from '../features/play/lottery/open-lottery.server.ts'
import { dayInParis, daysAfter } from '../platform/time/days.ts'
import { DAY_MS, later } from '../platform/time/instants.ts'
import { ADMINISTRATOR } from './accounts.ts'
import { staffVisit } from './demo-staff.ts'
import type { SeedStep } from './seed.ts'

const reason = 'Exemple de la démonstration'
/** The code of the demonstration; its clients type it at /wallet/code. */
export const DEMO_CODE = 'LUNE-CLAIRE'

/** On each brand a code, a pack at a reduced price and an open lottery, made as its administrator makes them. */
export const promotionsStep: SeedStep = {
  name: 'promotions',
  label: 'Codes, tarifs réduits et tirages au sort',
  size: 3,
  async run({ app, db, advance }) {
    const firstDay = dayInParis(app.now())
    const upTo = (days: number) => ({ firstDay, lastDay: daysAfter(firstDay, days), reason })
    for (const [place, site] of app.sites.entries()) {
      const visit = { ...(await staffVisit(app, db, site, ADMINISTRATOR)), db, afterCommit: [] }
      const code = { code: DEMO_CODE, seconds: 300, usesMost: 500, firstPurchase: false }
      await makeCode(visit, { ...code, ...upTo(120) })
      await reducePack(visit, { packId: 'credit-100', price: 9000, ...upTo(20) })
      const closesAt = later(app.now(), 21 * DAY_MS).toISOString()
      await openLottery(visit, { closesAt, prizeMinutes: 20, reason })
      advance(place + 1)
    }
  },
}
