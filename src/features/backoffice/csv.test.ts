import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['nothing', null, ''],
  ['a sum', -250, '-250'],
  ['words', 'Très bien', 'Très bien'],
  ['what a spreadsheet would compute', '=1+1', "'=1+1"],
  ['the same, led by another sign', '+33', "'+33"],
  ['a link that would send', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab before it', '\t=1+1', "'\t=1+1"],
  ['a minus', '-cmd', "'-cmd"],
  ['a formula behind an end of line', '\r=1+1', '"\n=1+1"'],
  ['an amount below zero', '-2,50', '-2,50'],
  ['an amount that goes on', '-2,50+1', "'-2,50+1"],
  ['a separator', 'un;deux', '"un;deux"'],
  ['quotes', 'dit « "oui" »', '"dit « ""oui"" »"'],
  ['lines', 'un\r\ndeux', '"un\ndeux"'],
])('%s', (_what, value, cell) => {
  expect(csvLine([value, 'fin'])).toBe(`${cell};fin\r\n`)
})
