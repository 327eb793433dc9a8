/**
 * What must be there, given back. Where it is not, a rule of ours was broken: that is said here by name, and not met
 * further on as "undefined".
 */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}

/** The item at a place that the list has by construction. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  if (!Number.isInteger(index) || index < 0 || index >= list.length)
    throw new RangeError(`place ${index} of a list of ${list.length}`)
  return list[index] as T
}

/** The last of a list that is not empty. */
export const lastOf = <T>(list: ArrayLike<T>): T => itemAt(list, list.length - 1)

/** The number of a sign, as iterating over a text gives them. */
export const codePointOf = (sign: string): number => needed(sign.codePointAt(0), 'a sign')
