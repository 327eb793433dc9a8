import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['nothing', null, ''],
  ['a number', -250, '-250'],
  ['words', 'Très bien', 'Très bien'],
  ['text with a comma', 'Très bien, merci', '"Très bien, merci"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with another first character', '+33', "'+33"],
  ['a formula that could fetch data', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width equals sign', '＝1+1', "'＝1+1"],
  ['a formula after a tab', '\t=1+1', `"'\t'=1+1"`],
  ['a formula that begins with a minus', '-cmd', "'-cmd"],
  ['a formula after a line break', '\r=1+1', `"'\n'=1+1"`],
  ['a formula after a comma', 'Très bien,=cmd|’ /C calc’!A0', '"Très bien,\'=cmd|’ /C calc’!A0"'],
  ['a formula after a comma and a space', 'Très bien, =1+1', '"Très bien, \'=1+1"'],
  ['a formula between quotes', 'dit "=1+1"', '"dit ""\'=1+1"""'],
  ['an amount', '12,50', '"12,50"'],
  ['a negative amount', '-2,50', '"-2,50"'],
  ['a negative amount followed by a formula', '-2,50+1', '"\'-2,50+1"'],
  ['an address', 'lea@example.fr', 'lea@example.fr'],
  ['a date', '2026-11-21T11:00:00.000Z', '2026-11-21T11:00:00.000Z'],
  ['a separator', 'un;deux', '"un;deux"'],
  ['quotes', 'dit « "oui" »', '"dit « ""oui"" »"'],
  ['lines', 'un\r\ndeux', '"un\ndeux"'],
])('%s', (_what, value, cell) => {
  expect(csvLine([value, 'fin'])).toBe(`${cell};fin\r\n`)
})

/** Parses a line as a program would: cells separated by one character, quoted if a cell begins with a quote. */
function read(text: string, separator: string): string[] {
  const cells: string[] = []
  let [cell, quoted] = ['', false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (sign === '"' && (quoted || cell === '')) {
      if (quoted && text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = !quoted
    } else if (!quoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

test('with any separator, no cell begins with a formula', () => {
  const parts = ['=1+1', '-cmd', '@A1', '+2', '"', ',', ';', '\t', '|', '\n', '\r\n', ' ', 'mot', '""', "'"]
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 5000; round += 1) {
    const text = Array.from({ length: 1 + next(6) }, () => parts[next(parts.length)]).join('')
    const line = csvLine(['un', text, 'fin'])
    for (const separator of [';', ',', '\t', '|']) {
      const bad = [...read(line, separator), ...line.split(separator), ...line.split('\n')].filter((cell) =>
        /^[\s"]*[=+\-@]/.test(cell),
      )
      expect(bad, JSON.stringify([text, separator])).toEqual([])
    }
    expect(read(line, ';')).toHaveLength(5)
  }
})
