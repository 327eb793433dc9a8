import { type Reckoning, reduce, reduceDigits } from './reduce.ts'

/** The life path: every digit of the birth date. @param birthDate YYYY-MM-DD */
export function lifePath(birthDate: string): Reckoning {
  const [year, month, day] = partsOf(birthDate)
  return reduceDigits(`${day}${month}${year}`)
}

/** The personal year: the digits of the birthday, and those of a year. @param birthDate YYYY-MM-DD */
export function personalYear(birthDate: string, year: number): Reckoning {
  const [, month, day] = partsOf(birthDate)
  return reduceDigits(`${day}${month}${year}`)
}

/**
 * The expression: every letter of first names and name, A = 1 to I = 9, J = 1 to R = 9, S = 1 to Z = 8; null without a
 * letter from A to Z.
 */
export function expression(names: string): Reckoning | null {
  const letters = lettersOf(names)
  if (letters.length === 0) return null
  return reduce(letters.map((text) => ({ text, value: letterValue(text) })))
}

const A = 'A'.codePointAt(0) ?? 65

const letterValue = (letter: string): number => (((letter.codePointAt(0) ?? A) - A) % 9) + 1

/** The letters from A to Z of a name, without accents; ligatures count as two. */
function lettersOf(names: string): string[] {
  const plain = names.toUpperCase().replace(/Œ/g, 'OE').replace(/Æ/g, 'AE').normalize('NFD')
  return [...plain].filter((sign) => sign >= 'A' && sign <= 'Z')
}

/** @throws {RangeError} unless it is written YYYY-MM-DD */
function partsOf(date: string): [year: string, month: string, day: string] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  if (!year || !month || !day) throw new RangeError(`not a date: ${date}`)
  return [year, month, day]
}
