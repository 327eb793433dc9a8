import type { Pair } from '../pairs/pair.ts'
import { pairsPresent } from './pairs-present.ts'
import { TOGETHER } from './passage-texts.ts'
import { capitalized, nameOf, wordsOf } from './phrases.ts'
import type { Laid } from './reading.ts'
import type { Sentences } from './sentences.ts'

const MOST = 3

/**
 * What pairs of the drawn cards say together, a paragraph each: the strongest three, as long as `room` words hold them.
 * One pair is told whatever the room.
 */
export function togetherOf(
  laid: readonly Laid[],
  pairs: readonly Pair[],
  room: number,
  sentences: Sentences,
): string[] {
  const told: string[] = []
  const present = pairsPresent(
    laid.map(({ card }) => card),
    pairs,
  )
  let left = room
  for (const { at, line } of present.slice(0, MOST)) {
    const [one, other] = at.map((index) => nameOf((laid[index] as Laid).card)) as [string, string]
    const words = wordsOf(line)
    if (told.length > 0 && words > left) continue
    left -= words
    const slots = { one, other, One: capitalized(one) }
    told.push(`${sentences.choose(TOGETHER, `together ${at.join()}`, slots, [line])} ${line}`)
  }
  return told
}
