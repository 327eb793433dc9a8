import { beginningOf, fill, type Slots } from './phrases.ts'
import { seededOrder } from './seeded.ts'

/**
 * Chooses phrases for one reading: always the same for the same seed, and none twice as long as its list lasts.
 */
export class Sentences {
  readonly #seed: string
  readonly #used = new Set<string>()

  constructor(seed: string) {
    this.#seed = seed
  }

  /**
   * A phrase of the list with its slots filled, whose first three words are those of no sentence in `beside`: the ones
   * before and after it. Throws a RangeError for an empty list.
   */
  choose(list: readonly string[], topic: string, slots: Slots, beside: readonly string[]): string {
    const begun = beside.map(beginningOf)
    const ordered = seededOrder(list, this.#seed, topic).map((phrase) => ({ phrase, text: fill(phrase, slots) }))
    const fresh = ordered.filter(({ phrase }) => !this.#used.has(phrase))
    const chosen =
      fresh.find(({ text }) => !begun.includes(beginningOf(text))) ??
      ordered.find(({ text }) => !begun.includes(beginningOf(text))) ??
      ordered[0]
    if (!chosen) throw new RangeError(`no phrase for ${topic}`)
    this.#used.add(chosen.phrase)
    return chosen.text
  }
}
