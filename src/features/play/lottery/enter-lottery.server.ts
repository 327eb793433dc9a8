import { randomBytes } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { mailboxOf } from '../../house/users/mailbox.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { isAdult } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { deleteEntry, type EntryRow, findEntry, insertEntry } from './entry-queries.server.ts'
import { findLottery, holdRunning } from './queries.server.ts'
import { stateOf } from './rules.ts'

/**
 * Enters the client, once whatever the account; who entered before gets the same code.
 * @throws {Refusal} emailUnproven, birthDateMissing, minor, onPause, lotteryClosed, lotteryEntered
 */
export async function enterLottery(outer: Visit): Promise<EntryRow> {
  const client = clientOf(outer)
  const { email, birthDate } = client
  if (!client.emailProved || email === null) throw new Refusal('emailUnproven')
  if (birthDate === null) throw new Refusal('birthDateMissing')
  if (!isAdult(birthDate, dayInParis(outer.now()))) throw new Refusal('minor')
  return inTransaction(outer, async (visit) => {
    const { db, app } = visit
    // Serializes with a simultaneous pause or departure.
    await lockUser(db, client.id)
    await requireNoPause(visit)
    const lottery = await holdRunning(db, visit.site.id)
    if (!lottery || stateOf(lottery, visit.now()) !== 'open') throw new Refusal('lotteryClosed')
    await insertEntry(db, {
      lotteryId: lottery.id,
      userId: client.id,
      code: randomBytes(8).toString('hex'),
      personHash: app.digest(`lottery:${lottery.id}:${mailboxOf(email)}`),
      at: visit.now(),
    })
    const entry = await findEntry(db, lottery.id, client.id)
    if (!entry) throw new Refusal('lotteryEntered')
    return entry
  })
}

/** Takes the client's entry back, until entries are over. @throws {Refusal} notFound, lotteryClosed */
export async function leaveLottery(outer: Visit, id: number): Promise<void> {
  const { id: userId } = clientOf(outer)
  await inTransaction(outer, async (visit) => {
    const { db, site } = visit
    const lottery = await findLottery(db, site.id, id)
    if (!lottery || !(await findEntry(db, id, userId))) throw new Refusal('notFound')
    const running = await holdRunning(db, site.id)
    if (running?.id !== id || stateOf(running, visit.now()) !== 'open') throw new Refusal('lotteryClosed')
    await deleteEntry(db, id, userId)
  })
}
