import { expect, test } from 'vitest'
import { progressLine, progressOn } from './progress.ts'

test.each([
  [0, 10, '░░░░░░░░░░░░░░░░░░░░░░░░    0'],
  [5, 10, '████████████░░░░░░░░░░░░   50'],
  [10, 10, '████████████████████████  100'],
  [0, 0, '████████████████████████  100'],
])('%i of %i', (done, total, expected) => {
  expect(progressLine(done, total, 'Voyants')).toContain(expected)
})

function written(isTTY: boolean): string[] {
  const lines: string[] = []
  const show = progressOn({ isTTY, write: (text) => lines.push(text) })
  show(0, 4, 'Voyants')
  show(1, 4, 'Voyants')
  show(2, 4, 'Offres')
  show(4, 4, 'Offres')
  show(4, 4, 'Offres')
  return lines
}

test('a terminal has one line redrawn, which ends once', () => {
  const lines = written(true)
  expect(lines.length).toBe(4)
  expect(lines.every((line) => line.startsWith('\r'))).toBe(true)
  expect(lines.filter((line) => line.endsWith('\n')).length).toBe(1)
})

test('elsewhere each part and the end have a line of their own', () => {
  const lines = written(false)
  expect(lines.map((line) => line.match(/(\d+)\s%/)?.[1])).toEqual(['0', '50', '100'])
  expect(lines.every((line) => line.endsWith('\n'))).toBe(true)
})
