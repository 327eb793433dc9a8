import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { commitmentTo, newServerSeed } from '../../../games/fair/words.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { insertLottery } from './queries.server.ts'
import { mayClose } from './rules.ts'
import { sealSeed } from './sealed-seed.server.ts'

interface Given {
  closesAt: string
  prizeMinutes: number
  reason: string
}

/**
 * Opens a lottery of the site. Nothing of it can be changed afterwards, nor can it be called off.
 * @throws {Refusal} as asStaff, parametersInvalid for a day too near or too far, lotteryRunning
 */
export async function openLottery(outer: Visit, { reason, prizeMinutes, ...given }: Given): Promise<number> {
  const closesAt = new Date(given.closesAt)
  if (!mayClose(closesAt, outer.now())) throw new Refusal('parametersInvalid', 'closesAt')
  const id = await nextId(outer.db, 'lotteries')
  const seed = newServerSeed()
  const commitment = await commitmentTo(seed)
  const about = { subject: `lottery:${id}`, reason, details: { prizeMinutes, closesAt: closesAt.toISOString() } }
  await asStaff(outer, 'lottery.open', about, async ({ db, site, app, now }) => {
    const sealed = sealSeed(app.keys, id, seed)
    const row = { id, siteId: site.id, prizeSeconds: prizeMinutes * 60, openedAt: now(), closesAt, commitment, sealed }
    if (!(await insertLottery(db, row))) throw new Refusal('lotteryRunning')
  })
  return id
}
