import type { App, Visit } from '../../../app.ts'
import { codesOf, listDigest, listOf, winnerOf } from '../../../games/fair/lottery.ts'
import { isSigned, momentOf, randomnessOf, roundAt } from '../../../platform/beacon/beacon.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { itemAt, needed } from '../../../platform/needed/needed.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { codesIn, findWinner } from './entry-queries.server.ts'
import { givePrize } from './give-prize.server.ts'
import {
  findList,
  type LotteryRow,
  listClosing,
  listDue,
  lockLottery,
  type Outcome,
  publishList,
  publishOutcome,
} from './queries.server.ts'
import { isGivenUp, roundFrom } from './rules.ts'
import { openSeed } from './sealed-seed.server.ts'

/** Publishes the lists of lotteries that are over, and draws those whose round was signed. */
export async function runLotteries(app: App): Promise<void> {
  for (const one of await listClosing(app.db, app.now())) await closeLottery(app, one)
  for (const one of await listDue(app.db, app.now())) await drawLottery(app, one)
}

const onItsSite = <T>(app: App, { siteId }: LotteryRow, work: (visit: Visit) => Promise<T>): Promise<T> =>
  inTransaction(systemVisit(app, siteBy(app.sites, siteId)), work)

/** The round is chosen when the list is published: however late that is, nobody knows its signature yet. */
const closeLottery = (app: App, of: LotteryRow): Promise<void> =>
  onItsSite(app, of, async ({ db, now }) => {
    const lottery = await lockLottery(db, of.id)
    if (!lottery || lottery.closedAt) return
    const codes = await codesIn(db, of.id)
    const list = listOf(codes)
    const { chain } = app.beacon
    const number = roundAt(chain, roundFrom(now()))
    const round = codes.length === 0 ? null : { number, at: momentOf(chain, number), publicKey: chain.publicKey }
    const published = { list, listDigest: await listDigest(list), entryCount: codes.length, round }
    await publishList(db, of.id, published, now())
  })

/** The beacon's signature of the lottery's round; null if there is none, or a forged one. */
async function trueSignature({ beacon, log }: App, { id, round, publicKey }: LotteryRow): Promise<string | null> {
  const number = needed(round, 'the round of a lottery that is due')
  try {
    const signature = await beacon.signatureOf(number)
    if (await isSigned(needed(publicKey, 'its chain'), number, signature)) return signature
    log.warn({ lottery: id, round: number }, 'a forged round')
  } catch (failure) {
    log.warn({ err: failure, lottery: id, round: number }, 'no round')
  }
  return null
}

async function drawLottery(app: App, of: LotteryRow): Promise<void> {
  const signature = await trueSignature(app, of)
  if (signature === null && !isGivenUp(needed(of.roundAt, 'the moment of its round'), app.now())) return
  const outcome = await outcomeOf(app, of, signature)
  await onItsSite(app, of, async (visit) => {
    const { db } = visit
    // The person before the lottery, as those who try to enter lock them.
    const winner = await findWinner(db, of.id, outcome.winnerCode)
    const lottery = await lockLottery(db, of.id)
    if (!lottery || lottery.drawnAt) return
    await publishOutcome(db, of.id, { ...outcome, isGiven: winner !== null }, visit.now())
    if (winner) await givePrize(visit, lottery, winner)
  })
}

/** Without a signature, the seed that was committed to when the lottery was opened decides. */
async function outcomeOf(app: App, lottery: LotteryRow, signature: string | null): Promise<Omit<Outcome, 'isGiven'>> {
  const { id, siteId } = lottery
  const codes = codesOf(needed(await findList(app.db, siteId, id), 'its list'))
  const evidence = signature ?? openSeed(app.keys, lottery)
  const randomness = signature === null ? evidence : await randomnessOf(signature)
  const digest = needed(lottery.listDigest, 'the digest of its list')
  const winnerPlace = await winnerOf({ lotteryId: id, randomness, digest, count: codes.length })
  const source = signature === null ? 'seed' : 'beacon'
  return { source, evidence, randomness, winnerPlace, winnerCode: itemAt(codes, winnerPlace) }
}
