import { expect, test } from 'vitest'
import { wordChanges } from './rules.ts'

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('')

test.each([
  ['Le ciel', 'Le ciel', 'Le ciel'],
  ['Le ciel clair', 'Le grand ciel', 'Le [+grand ]ciel [-clair]'],
  ['un', 'deux', '[-un][+deux]'],
  ['', 'tout neuf', '[+tout neuf]'],
  ['parti', '', '[-parti]'],
])('from « %s » to « %s »', (before, after, changes) => {
  expect(shown(before, after)).toBe(changes)
})

test('the longest texts are compared completely', () => {
  const [before, after] = ['a ', 'b '].map((word) => word.repeat(2000)) as [string, string]
  const changes = wordChanges(before, after)
  const side = (kind: string) =>
    changes
      .filter((one) => one.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect([side('added'), side('removed')]).toEqual([before, after])
})
