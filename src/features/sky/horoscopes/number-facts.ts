import { factOf } from './because.ts'
import type { SentenceView } from './views.ts'

/** A sentence with the number of its fact on the page, which is explained where it is met first. */
export interface Numbered extends SentenceView {
  fact: number
  isFirst: boolean
}

/** Numbers the facts of a page, whose texts are given in their order. */
export function numberFacts(texts: readonly (readonly SentenceView[])[]): Numbered[][] {
  const numbers = new Map<string, number>()
  return texts.map((sentences, place) =>
    sentences.map((one) => {
      const key = one.because ? factOf(one.because) : `edited ${place}`
      const known = numbers.get(key)
      const fact = known ?? numbers.size + 1
      numbers.set(key, fact)
      return { ...one, fact, isFirst: known === undefined }
    }),
  )
}
