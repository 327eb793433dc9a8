import { evenly } from './draw.ts'
import { commitmentTo, wordsOf } from './words.ts'

/** A closed list as it is published: one code a line, in the order of their characters. */
export const listOf = (codes: readonly string[]): string => codes.toSorted().join('\n')

export const codesOf = (list: string): string[] => (list === '' ? [] : list.split('\n'))

/** SHA-256 of the list, as 64 hexadecimal digits. */
export const listDigest = commitmentTo

interface Chance {
  lotteryId: number
  /** Of the beacon’s round, or the house’s seed; 64 hexadecimal digits. */
  randomness: string
  digest: string
  count: number
}

/**
 * The winner’s place in the list, from 0, by the words of draws: key, the randomness; message,
 * `voyance-draw-1:lottery-<id>:<digest>:<n>`. Every place has the same chance.
 */
export const winnerOf = async ({ lotteryId, randomness, digest, count }: Chance): Promise<number> =>
  evenly(await wordsOf(randomness, digest, `lottery-${lotteryId}`))(count)
