import { codesOf, listDigest, winnerOf } from '../../../games/fair/lottery.ts'
import { commitmentTo } from '../../../games/fair/words.ts'
import { isSigned, quicknet, randomnessOf } from '../../../platform/beacon/beacon.ts'
import type { LotteryView } from './read-lottery.server.ts'

export interface Recomputed {
  digest: string
  isSameList: boolean
  /** Whether the chain signed the round, or the seed is the one that was committed to. */
  isTrueSource: boolean
  place: number
  code: string
  isSameWinner: boolean
}

type Drawn = LotteryView & {
  list: NonNullable<LotteryView['list']>
  round: NonNullable<LotteryView['round']>
  outcome: NonNullable<LotteryView['outcome']>
}

export const isDrawn = (of: LotteryView): of is Drawn => of.list !== null && of.round !== null && of.outcome !== null

/** Computes the winner again from the list and what was published, in whatever browser it runs. */
export async function recompute({ id, commitment, list, round, outcome }: Drawn, text: string): Promise<Recomputed> {
  const { source, evidence } = outcome
  const isBeacon = source === 'beacon'
  // The key of the public chain is in this program: a page could not have another one believed.
  const publicKey = round.isPublic ? quicknet.publicKey : round.publicKey
  const isTrueSource = isBeacon
    ? await isSigned(publicKey, round.number, evidence)
    : (await commitmentTo(evidence)) === commitment
  const digest = await listDigest(text)
  const codes = codesOf(text)
  const randomness = isBeacon ? await randomnessOf(evidence) : evidence
  const place = await winnerOf({ lotteryId: id, randomness, digest, count: codes.length })
  const code = codes[place] ?? ''
  return {
    digest,
    isSameList: digest === list.digest && codes.length === list.count,
    isTrueSource,
    place,
    code,
    isSameWinner: code === outcome.code && place === outcome.place,
  }
}
