import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The specification's widths of screens, in pixels; "mobile L" has two. */
const BREAKPOINTS = [320, 375, 425, 460, 768, 1024, 1440]
const ROOT_PX = 16

/** The one width between two of them: where the header's search field no longer fits beside the links (046, 093). */
const HEADER_SEARCH = 1152

/** The widths in pixels at which a style sheet changes; one just below a breakpoint stands for it. */
function widthsIn(css: string): number[] {
  const queries = css.match(/@media[^{]*/g) ?? []
  return queries
    .flatMap((query) => [...query.matchAll(/width\s*(?::|[<>]=?)\s*([\d.]+)(rem|px)/g)])
    .map(([, size, unit]) => Math.round(Number(size) * (unit === 'rem' ? ROOT_PX : 1) + 0.2))
}

test.each([
  ['@media (max-width: 47.99rem) {', [768]],
  ['@media (width >= 64rem) and (height >= 30rem) {', [1024]],
  ['@media (min-width: 60rem) {', [960]],
  ['@media (max-width: 23.42rem) {', [375]],
  ['@container (width < 3.5rem) {', []],
])('%s changes at %j', (css, widths) => {
  expect(widthsIn(css)).toEqual(widths)
})

test('row 326: style sheets change at the specification’s breakpoints, and at no others', () => {
  const files = ['src', 'admin/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.endsWith('.css') ? join(folder, name) : [],
    ),
  )
  const widths = files.flatMap((file) => widthsIn(readFileSync(file, 'utf8')).map((width) => ({ file, width })))
  const others = widths.filter(({ width }) => !BREAKPOINTS.includes(width))
  expect(others).toEqual([{ file: 'src/ui/shell/header.module.css', width: HEADER_SEARCH }])
  expect(new Set(widths.map(({ width }) => width)).size).toBeGreaterThanOrEqual(6)
})
