import { folded } from '../../../platform/i18n/folded.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { MessageKey } from './texts.ts'

/** The longest valid address, and some spaces. */
export const QUERY_MAX = 300
export const SUGGESTIONS = 10
export const SUGGESTIONS_MAX = 20

/** Letters that Unicode does not decompose into a base letter and an accent. */
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

/** The words of a name in comparable form; « St » and « Ste » are expanded. */
export const wordsOf = (text: string): string =>
  folded(text)
    .replace(/[œæßøłđðþıə]/g, (letter) => needed(plain[letter], letter))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst(e?) (?=.)/g, 'saint$1 ')

/** A key: the name, then after the bar what distinguishes it from namesakes. */
export const keyOf = (name: string, beside: string): string => `${wordsOf(name)}|${wordsOf(beside)}`

/** The prefix of a key for a typed text: « Lyon », « 690 », « Lyon 69003 », « 69003 Lyon » or « Lyon (69) ». */
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

/** The number of a district of Paris, Lyon or Marseille; null for anything else. */
export const districtOf = (name: string): number | null => {
  const [, number] = /^\S+ (\d+)er? Arrondissement$/.exec(name) ?? []
  return number === undefined ? null : Number(number)
}

export const isDistrictOf = (one: { name: string }, city: { name: string }): boolean =>
  districtOf(one.name) !== null && one.name.startsWith(`${city.name} `)

/**
 * Weight of French places: most clients were born in France, so Brest is first the one in Brittany, though another is
 * larger.
 */
const FRENCH_LIKELIHOOD = 50

/** Orders namesakes by where most clients may have been born. */
export function byLikelihood(a: Inhabited, b: Inhabited): number {
  return likelihood(b) - likelihood(a)
}

interface Inhabited {
  country: string
  population: number
}
const likelihood = ({ country, population }: Inhabited): number =>
  population * (country === 'FR' ? FRENCH_LIKELIHOOD : 1)

/** The result of a check: whether the text is valid, a likely correction, and the key of the error. */
export interface Check {
  valid: boolean
  suggestion: string | null
  message: MessageKey | null
}
