import { expect, test } from 'vitest'
import {
  freeSlug,
  missingDocuments,
  rankOf,
  type State,
  type Step,
  slugOf,
  stateAfter,
  states,
  steps,
} from './rules.ts'

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

test('the easier to reach come first, then the site’s own order', () => {
  const list = [
    { id: 5, status: 'available' },
    { id: 3, status: 'busy' },
    { id: 9, status: 'offline' },
    { id: 4, status: 'offline' },
  ]
  expect(rankOf(list, 4)).toEqual({ place: 4, of: 4, byPresence: 2, byOrder: 1 })
  expect(rankOf(list, 5)).toEqual({ place: 1, of: 4, byPresence: 0, byOrder: 0 })
  expect(rankOf(list, 7)).toBeNull()
})
