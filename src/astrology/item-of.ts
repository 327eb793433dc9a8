/** The item at a place, from 0, that the list has by construction. */
export function itemOf<T>(list: readonly T[], place: number): T {
  const item = list[place]
  if (item === undefined) throw new RangeError(`place ${place} of a list of ${list.length}`)
  return item
}
