import { folded } from './folded.ts'

/** Characters of a text that are compared; no name is longer. */
const COMPARED = 120

/** The trigrams of a text's words, including word boundaries. */
function piecesOf(text: string): Set<string> {
  const words = folded(text.slice(0, COMPARED)).split(/[^a-z0-9]+/)
  const pieces = words.flatMap((word) => {
    if (word === '') return []
    const padded = `  ${word} `
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
  })
  return new Set(pieces)
}

/** The items whose name is most similar to the query, the nearest first; ignores accents, case and word order. */
export function nearestOf<T>(
  asked: string,
  list: readonly T[],
  nameOf: (one: T) => string,
  { most, least }: { most: number; least: number },
): T[] {
  const pieces = piecesOf(asked)
  return list
    .map((one) => ({ one, likeness: shareOf(pieces, piecesOf(nameOf(one))) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ one }) => one)
}

/** The similarity of two sets, from 0 to 1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = one.intersection(other).size
  return common === 0 ? 0 : common / (one.size + other.size - common)
}
