import { itemAt } from '../needed/needed.ts'

/** A word of a comparison: both have it, only the one before had it, or only the one after has it. */
export interface Difference {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** What became of words, in reading order, by the longest run that both have; its time is the product of their numbers. */
export function differencesOf(
  before: readonly string[],
  after: readonly string[],
  isSame: (one: string, other: string) => boolean = (one, other) => one === other,
): Difference[] {
  const width = after.length + 1
  // How long a run both have from a word of each on; nothing beyond their ends.
  const runs = new Uint32Array((before.length + 1) * width)
  const run = (i: number, j: number) => itemAt(runs, i * width + j)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      runs[i * width + j] = isSame(itemAt(before, i), itemAt(after, j))
        ? run(i + 1, j + 1) + 1
        : Math.max(run(i + 1, j), run(i, j + 1))
    }
  }
  const found: Difference[] = []
  let [i, j] = [0, 0]
  for (;;) {
    const [old, now] = [before[i], after[j]]
    if (old !== undefined && now !== undefined && isSame(old, now)) {
      found.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (old !== undefined && (now === undefined || run(i + 1, j) >= run(i, j + 1))) {
      found.push({ kind: 'gone', text: old })
      i += 1
    } else if (now !== undefined) {
      found.push({ kind: 'new', text: now })
      j += 1
    } else return found
  }
}
