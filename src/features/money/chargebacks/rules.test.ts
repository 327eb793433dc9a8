import { expect, test } from 'vitest'
import { advance, type ChargebackState, chargebackStates, type Step, takesEvidence } from './rules.ts'

const moves: readonly [ChargebackState | null, ChargebackState, ChargebackState, readonly Step[]][] = [
  [null, 'open', 'open', ['take']],
  ['open', 'open', 'open', []],
  ['open', 'won', 'won', ['return']],
  ['open', 'lost', 'lost', ['keep']],
  ['open', 'closed', 'won', ['return']],
  ['open', 'inquiry', 'open', []],
  [null, 'lost', 'lost', ['take', 'keep']],
  [null, 'won', 'won', []],
  [null, 'inquiry', 'inquiry', []],
  ['inquiry', 'open', 'open', ['take']],
  ['inquiry', 'closed', 'closed', []],
  ['closed', 'open', 'open', ['take']],
  ['lost', 'won', 'won', ['return']],
  ['lost', 'open', 'lost', []],
  ['won', 'open', 'won', []],
  ['won', 'lost', 'won', []],
  [null, 'warning', 'warning', ['refund']],
  ['warning', 'closed', 'warning', []],
]

test.each(moves)('%s, read as %s, is %s after %j', (present, read, state, steps) => {
  expect(advance(present, read)).toEqual({ state, steps })
})

test('a state that is read twice moves money once', () => {
  for (const present of [null, ...chargebackStates])
    for (const read of chargebackStates) {
      const { state } = advance(present, read)
      expect(advance(state, read), `${present} ${read}`).toEqual({ state, steps: [] })
    }
})

test('evidence is taken once, while the bank asks or decides', () => {
  expect(chargebackStates.filter((state) => takesEvidence({ state, answered: false }))).toEqual(['inquiry', 'open'])
  expect(takesEvidence({ state: 'open', answered: true })).toBe(false)
})
