import { ASPECTS } from '../../../astrology/names.ts'
import type { HoroscopeView } from './views.ts'

/** The day of a birth chart in a headline and two sentences of its page. */
export interface DayInShort {
  headline: string | null
  sentences: string[]
}

/**
 * The strongest event of the day, and what a planet does to the birth's ruler; on a day when none touches it, the second
 * event.
 */
export function dayInShort({ opening, sections }: Pick<HoroscopeView, 'opening' | 'sections'>): DayInShort {
  const [first, second] = opening.sentences
  // In one's own day, aspects are to the birth's ruler alone.
  const touching = sections
    .flatMap(({ sentences }) => sentences)
    .find(({ because }) => ASPECTS.some((aspect) => aspect === because?.aspect))
  const told = [first, touching ?? second].flatMap((one) => (one ? [one.text] : []))
  return { headline: opening.headline, sentences: told }
}
