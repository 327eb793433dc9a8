import { ALONE_CLOSINGS, CLOSINGS, FREE } from './closing-texts.ts'
import { heartOf } from './groups.ts'
import type { Laid, Theme } from './reading.ts'
import type { Sentences } from './sentences.ts'

/** Back to what the question is about, with the choice left to the person. */
export function closingOf(laid: readonly Laid[], theme: Theme, sentences: Sentences): string {
  const heart = heartOf(laid)
  const last = laid.findLast((one) => one !== heart) ?? heart
  if (!heart || !last) throw new RangeError('a reading of no card')
  if (laid.length === 1) return sentences.choose(ALONE_CLOSINGS[theme], 'closing', {})
  const closing = sentences.choose(CLOSINGS[theme], 'closing', { k: heart.side.keyword, l: last.side.keyword })
  return `${closing} ${sentences.choose(FREE, 'free', {})}`
}
