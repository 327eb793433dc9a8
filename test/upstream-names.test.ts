import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callGroups } from '../src/api.ts'
import type { CallDefinition } from '../src/platform/contract/contract.ts'

const ROW = /^\| (?<upstream>[^|]+) \| `(?<call>\w+)` \| (?<method>[A-Z]+) \| `(?<path>[^`]+)` \|$/gm
const named = Array.from(readFileSync('docs/upstream-names.md', 'utf8').matchAll(ROW), ({ groups }) => ({ ...groups }))
const calls = new Map(callGroups.flatMap((group) => Object.entries<CallDefinition>(group.contract)))

/** The names that the specification maps; those without a path are its words. */
const upstream = [
  'password lost',
  'password reset',
  'activation code',
  'oauth authentication',
  'delivery address',
  'phone validate',
  'phone resend',
  'phone fidelity contact data',
  '`questions`',
  '`callbacks`',
  '`customers/marketing-emails-unsubscribe`',
  '`users/games/{gameId}/favorites`',
  '`users/psychics/{psychicId}/favorites`',
]

test('each upstream name is in the table', () => {
  expect(new Set(named.map((row) => row.upstream))).toEqual(new Set(upstream))
})

test.each(named)('$upstream is $call, which is in the contracts', ({ call, method, path }) => {
  const found = calls.get(call ?? '')
  expect({ method: found?.method, path: found?.path }).toEqual({ method, path })
})
