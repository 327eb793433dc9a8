import type { SeenText } from './seen-texts.ts'

/** Runs in the page: overlapping texts, each pair reported once; fixed elements may cover scrolled content. */
export function overlaps(texts: readonly SeenText[]): string[] {
  const TOLERANCE = 1.5
  const lines = texts
    .flatMap((text) => text.lines.map((line) => ({ ...line, text })))
    .sort((one, other) => one.top - other.top)
  const found = new Set<string>()
  lines.forEach((one, place) => {
    for (let next = place + 1; next < lines.length && lines[next]!.top < one.bottom - TOLERANCE; next += 1) {
      const other = lines[next]!
      if (other.text === one.text || !one.text.held !== !other.text.held) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > TOLERANCE && down > TOLERANCE) found.add(`« ${one.text.words} » × « ${other.text.words} »`)
    }
  })
  return [...found]
}
