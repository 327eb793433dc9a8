import { beginningOf, fill, type Slots } from './phrases.ts'
import { seededOrder } from './seeded.ts'

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]) /)

/** Chooses the phrases of one reading: always the same for the same seed, no two sentences of which begin alike. */
export class Sentences {
  readonly #seed: string
  readonly #begun: Set<string>
  readonly #chosen = new Set<string>()
  readonly #suits: (phrase: string) => boolean

  /** `fixed`: what the reading says in any case; `suits`: whether a phrase may be said of what is drawn. */
  constructor(seed: string, fixed: readonly string[], suits: (phrase: string) => boolean) {
    this.#seed = seed
    this.#suits = suits
    this.#begun = new Set(fixed.flatMap(sentencesOf).map(beginningOf))
  }

  /**
   * A phrase of the list with its slots filled, that was not chosen before and whose sentences do not begin with the same three
   * words as any before, as long as the list has one. Throws a RangeError for a list of which nothing suits.
   */
  choose(list: readonly string[], topic: string, slots: Slots): string {
    const ordered = seededOrder(list.filter(this.#suits), this.#seed, topic)
    const fresh = ordered.filter((phrase) => !this.#chosen.has(phrase))
    const beginningsOf = (text: string) => sentencesOf(text).map(beginningOf)
    const isNew = (phrase: string) => !beginningsOf(fill(phrase, slots)).some((begun) => this.#begun.has(begun))
    const chosen = fresh.find(isNew) ?? ordered.find(isNew) ?? ordered[0]
    if (chosen === undefined) throw new RangeError(`no phrase for ${topic}`)
    const text = fill(chosen, slots)
    this.#chosen.add(chosen)
    for (const begun of beginningsOf(text)) this.#begun.add(begun)
    return text
  }
}
