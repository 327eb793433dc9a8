/** One addition, as it is shown: `terms` are added up to `sum`. */
export interface Addition {
  terms: readonly { text: string; value: number }[]
  sum: number
}

/** A number of numerology and how it was reached. */
export interface Reckoning {
  /** 1 to 9, or a master number. */
  number: number
  additions: readonly Addition[]
}

/** Not reduced any further. */
export const MASTER_NUMBERS: readonly number[] = [11, 22, 33]

const digitsOf = (number: number) => [...String(number)].map((digit) => ({ text: digit, value: Number(digit) }))
const add = (terms: Addition['terms']): Addition => ({ terms, sum: terms.reduce((sum, { value }) => sum + value, 0) })
const isReduced = (number: number) => number <= 9 || MASTER_NUMBERS.includes(number)

/** Adds up terms, then the digits of each sum, until one digit or a master number is left. */
export function reduce(terms: Addition['terms']): Reckoning {
  const first = add(terms)
  const additions = [first]
  let number = first.sum
  while (!isReduced(number)) {
    const next = add(digitsOf(number))
    additions.push(next)
    number = next.sum
  }
  return { number, additions }
}

/** Reduces the digits of a written number or date; other characters are left out. */
export const reduceDigits = (written: string): Reckoning =>
  reduce([...written].filter((sign) => sign >= '0' && sign <= '9').map((text) => ({ text, value: Number(text) })))
