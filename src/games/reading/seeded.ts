/** A whole number of 32 bits from a text (FNV-1a, then mixed): near texts give distant numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** The list in an order that the seed and the topic decide; the same ones always give the same order. */
export function seededOrder<T>(list: readonly T[], seed: string, topic: string): T[] {
  return list
    .map((item, index) => ({ item, index, rank: hash(`${seed}/${topic}/${index}`) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ item }) => item)
}
