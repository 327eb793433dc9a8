import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What was missing or partly there, by its row in the check of the specification. */
const found =
  '5 6 7 8 9 11 15 18 19 26 29 32 37–40 44 51–54 56–59 66 67 75–79 81 87 89 92–97 110 117–120 124 125 127 137 144 148 151 153 157 160 167 170 180 183 184 191 194 195 199 201 223 224 226 228 230 238 239 245–250 252 253 255–257 259 261 264–266 271 274 277 279 281 284 286 289 290 296 298 302–307 314 322 326 333 335–337'

/** Rows whose tests were written with the decision: they are named there. */
const named = [117, 118, 137, 151, 180, 183, 184, 191, 194, 195, 201, 245, 252, 271, 281, 289, 298, 322, 326]

const rowsIn = (text: string): number[] =>
  text.split(/[ ,]+/).flatMap((part) => {
    const [first = 0, last = first] = part.split('–').map(Number)
    return Array.from({ length: last - first + 1 }, (_, place) => first + place)
  })

const lines = readFileSync('docs/decisions/093-rows-of-the-specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [rows = '', , now = '', test = ''] = line.slice(2, -2).split(' | ')
    return { rows: rowsIn(rows), now, test: test.replaceAll('`', '') }
  })

test('every row that was missing or partly there is built or decided, once', () => {
  const told = lines.flatMap(({ rows }) => rows)
  expect(told.toSorted((one, other) => one - other)).toEqual(rowsIn(found))
  expect(lines.filter(({ now }) => !/^(built|decided)/.test(now))).toEqual([])
})

test.each(lines)('the test of the rows $rows exists', ({ test: file }) => {
  expect(existsSync(file), file).toBe(true)
})

test.each(named)('row %i is named in its test', (row) => {
  const words = lines
    .filter(({ rows }) => rows.includes(row))
    .map(({ test: file }) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(words).toMatch(new RegExp(`[Rr]ows? (\\d+ and )?${row}\\b`))
})
