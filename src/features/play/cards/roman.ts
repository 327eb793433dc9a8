const ROMAN = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** A number as it is printed on the trumps, up to 39; the Fool has none. */
export function roman(number: number): string {
  let [left, written] = [number, '']
  for (const [letters, value] of ROMAN) {
    while (left >= value) {
      written += letters
      left -= value
    }
  }
  return written
}
