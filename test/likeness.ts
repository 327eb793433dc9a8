function fives(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

/** The largest share of runs of five words that two of the texts have in common. */
export function likenessOf(texts: readonly string[]): number {
  const grams = texts.map(fives)
  const all = grams.flatMap((one, at) =>
    grams.slice(at + 1).map((other) => one.intersection(other).size / one.union(other).size),
  )
  return Math.max(...all)
}
