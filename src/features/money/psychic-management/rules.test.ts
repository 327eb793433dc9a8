import { expect, test } from 'vitest'
import { freeSlug, missingDocuments, type State, type Step, slugOf, stateAfter, states, steps } from './rules.ts'

const allowed: Record<State, Partial<Record<Step, State>>> = {
  received: { check: 'checked', refuse: 'refused' },
  checked: { test: 'tested', refuse: 'refused' },
  tested: { open: 'live', refuse: 'refused' },
  live: { pause: 'paused' },
  paused: { resume: 'live' },
  refused: { reopen: 'received' },
}

test.each(states.flatMap((state) => steps.map((step) => [state, step] as const)))('%s: %s', (state, step) => {
  expect(stateAfter(state, step)).toBe(allowed[state][step] ?? null)
})

test.each([
  ['no documents', [], ['identity', 'charter']],
  ['one unchecked', [{ kind: 'identity', outcome: null, expiresOn: null }], ['identity', 'charter']],
  ['one refused', [{ kind: 'charter', outcome: 'refused', expiresOn: null }], ['identity', 'charter']],
  ['one expired', [{ kind: 'identity', outcome: 'accepted', expiresOn: '2026-11-20' }], ['identity', 'charter']],
  ['one that expires today', [{ kind: 'identity', outcome: 'accepted', expiresOn: '2026-11-21' }], ['charter']],
  [
    'an optional one does not count',
    [{ kind: 'diploma', outcome: 'accepted', expiresOn: null }],
    ['identity', 'charter'],
  ],
] as const)('%s', (_what, documents, missing) => {
  expect(missingDocuments(documents, '2026-11-21')).toEqual(missing)
})

test('a slug is made from the name, and is unique', () => {
  expect(slugOf("eleonore d'albe ")).toBe('eleonore-d-albe')
  expect(freeSlug('ana', ['ana', 'ana-2'])).toBe('ana-3')
})
