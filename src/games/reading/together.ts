import type { PairPresent } from './pairs-present.ts'
import { TOGETHER } from './passage-texts.ts'
import { capitalized, nameOf, wordsOf } from './phrases.ts'
import type { Laid } from './reading.ts'
import type { Sentences } from './sentences.ts'

const MOST_PAIRS = 3

/**
 * What pairs of the drawn cards say together, a paragraph each: the strongest three, as long as `room` words hold them.
 */
export function togetherOf(
  laid: readonly Laid[],
  present: readonly PairPresent[],
  room: number,
  sentences: Sentences,
): string[] {
  const told: string[] = []
  let left = room
  for (const { at, line } of present.slice(0, MOST_PAIRS)) {
    const [one, other] = at.map((index) => nameOf((laid[index] as Laid).card)) as [string, string]
    const slots = { one, other, One: capitalized(one) }
    const paragraph = `${sentences.choose(TOGETHER, `together ${at.join()}`, slots)} ${line}`
    if (wordsOf(paragraph) > left) continue
    left -= wordsOf(paragraph)
    told.push(paragraph)
  }
  return told
}
