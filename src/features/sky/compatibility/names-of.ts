import { isElided } from '../../../platform/i18n/elided.ts'
import type { Values } from '../../../platform/i18n/texts.ts'
import { itemAt } from '../../../platform/needed/needed.ts'

export interface PersonName {
  /** The name at the beginning of a title. */
  title: string
  /** The same within it: « la seconde personne » has no capital there. */
  within: string
  /** « de Louis », « d’Anaïs ». */
  whose: string
}

type Say = (key: 'nobody1' | 'nobody2' | 'of' | 'ofVowel', values?: Values) => string

/** How two people are called: by their first names or, without them, by their order. */
export function namesOf(firstNames: readonly [string, string], t: Say): [PersonName, PersonName] {
  return firstNames.map((firstName, index) => {
    const name = firstName || t(index === 0 ? 'nobody1' : 'nobody2')
    return {
      title: itemAt(name, 0).toLocaleUpperCase('fr') + name.slice(1),
      within: name,
      whose: t(isElided(name) ? 'ofVowel' : 'of', { name }),
    }
  }) as [PersonName, PersonName]
}
