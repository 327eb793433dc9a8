import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('CONTRIBUTING.md', 'utf8').split('## Twenty rules')[1]!.split('\n## ')[0]!
const rules = [...table.matchAll(/^\| ([^|]+) \| `([^`]+)` \| `(\w+)` \|$/gm)].map(([, ...cells]) => cells)

test('twenty rules are in the table', () => {
  expect(rules.length).toBeGreaterThanOrEqual(20)
})

test.each(rules)('%s: %s has %s', (_, file = '', name = '') => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`(function|export const) ${name}\\b`))
})

const settings = ['src/config.ts', 'src/config/legal-identity.ts', 'src/config/payouts.ts'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
)
const operations = readFileSync('docs/operations.md', 'utf8')

test.each([...new Set(settings)])('the setting %s is documented', (name) => {
  expect(operations).toContain(`\`${name}\``)
})
