import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boxesOf, shellBoxes } from '../rehearsal/page.ts'

const page = readFileSync('docs/operations/two-machines.md', 'utf8')
const boxes = boxesOf(page)

test('every box of commands on the rehearsed page is rehearsed', () => {
  expect(boxes.length).toBeGreaterThan(10)
  expect(boxes.length).toBe(shellBoxes(page))
})

test('they are done on machines that the page has, and each change of power has its box', () => {
  for (const { machines } of boxes) {
    expect(machines.length).toBeGreaterThan(0)
    expect(['a', 'b', 'c']).toEqual(expect.arrayContaining([...machines]))
  }
  expect(boxes.flatMap(({ after }) => after ?? [])).toEqual([
    { what: 'losing', machine: 'a' },
    { what: 'return', machine: 'a' },
  ])
})

test('a box says its machines, what comes before it and its commands as they are', () => {
  const one =
    '## Lost\n\n<!-- on b c after-losing a -->\n```sh\ntrue\ncat <<END\n# no title\nEND\n```\n\n```sh\nfalse\n```\n'
  expect(boxesOf(one)).toEqual([
    {
      title: 'Lost',
      machines: ['b', 'c'],
      after: { what: 'losing', machine: 'a' },
      commands: 'true\ncat <<END\n# no title\nEND',
    },
  ])
  expect(shellBoxes(one)).toBe(2)
})
