import { folded } from '../../../platform/i18n/folded.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { MessageKey } from './texts.ts'

/** An address of the greatest length, with some spaces. */
export const QUERY_MAX = 300
export const SUGGESTIONS = 10
export const SUGGESTIONS_MAX = 20

/** Letters that no accent tells from the one they are typed as. */
const plain: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
}

/** The words of a name as they are compared; « St » and « Ste » are what they stand for. */
export const wordsOf = (text: string): string =>
  folded(text)
    .replace(/[œæßøłđðþıə]/g, (letter) => needed(plain[letter], letter))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst(e?) (?=.)/g, 'saint$1 ')

/** A name, and behind the bar what tells it from others of that name. */
export const keyOf = (name: string, beside: string): string => `${wordsOf(name)}|${wordsOf(beside)}`

/** What was typed as the beginning of a key: « Lyon », « 690 », « Lyon 69003 », « 69003 Lyon » or « Lyon (69) ». */
export function typedKey(typed: string): string {
  const text = typed.trim()
  const [, name, beside] =
    /^([^()]+)\(([^()]*)(?:\).*)?$/.exec(text) ??
    /^(\D+)\s(\d{3,5})$/.exec(text) ??
    /^(\d{5})\s+(\D+)$/.exec(text) ??
    []
  return name === undefined || beside === undefined ? wordsOf(text) : keyOf(name, beside)
}

/** The part of a postal code that names the department or the territory. */
export const departmentOf = (postalCode: string): string => postalCode.slice(0, /^9[78]/.test(postalCode) ? 3 : 2)

/** The number of a district of Paris, Lyon or Marseille; null for what is none. */
export const districtOf = (name: string): number | null => {
  const [, number] = /^\S+ (\d+)er? Arrondissement$/.exec(name) ?? []
  return number === undefined ? null : Number(number)
}

export const isDistrictOf = (one: { name: string }, city: { name: string }): boolean =>
  districtOf(one.name) !== null && one.name.startsWith(`${city.name} `)

/** Almost everyone here was born in France: Brest is first the Breton one, though another is larger. */
const FRENCH_LIKELIHOOD = 50

/** Of places of one name, the one where most of our clients may have been born comes first. */
export function byLikelihood(a: Inhabited, b: Inhabited): number {
  return likelihood(b) - likelihood(a)
}

interface Inhabited {
  country: string
  population: number
}
const likelihood = ({ country, population }: Inhabited): number =>
  population * (country === 'FR' ? FRENCH_LIKELIHOOD : 1)

/** What a check says of a text: whether it will do, what was perhaps meant, and the key of what is wrong. */
export interface Check {
  valid: boolean
  suggestion: string | null
  message: MessageKey | null
}
