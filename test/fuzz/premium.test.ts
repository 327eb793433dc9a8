import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addReached, NUMBER, sayAs, usePremium } from '../premium.ts'
import { runsOf, seedOf, tell } from './runs.ts'

const RUNS = runsOf(20)
const SEED = seedOf(20_261_126)

const premium = usePremium()
const { site } = premium
const RANK = { announced: 0, ringing: 1, connected: 2, over: 3 } as const

const message = (code: string) =>
  fc.record({
    sequence: fc.nat(12),
    said: fc.oneof(
      fc.constant({ event: 'call', called: NUMBER }),
      fc.constantFrom(code, '0000', '*', '', '12#').map((keys) => ({ event: 'keys', keys })),
      fc.constant({ event: 'keys', keys: code }),
      fc.constant({ event: 'connected' }),
      fc.constantFrom('no-answer', 'busy', 'declined', 'failed').map((why) => ({ event: 'failed', why })),
      fc.constantFrom(0, 1, 61, 86_400).map((seconds) => ({ event: 'ended', seconds })),
      fc.constantFrom<object>({ event: 'ended', seconds: 'x' }, { event: 'record' }, { event: 'keys', keys: 'a' }),
    ),
    wait: fc.constantFrom(0, 1, 70),
  })

test('whatever a signed operator says in whatever order, a call moves forward only, and is posted once at most', async () => {
  const psychic = await addReached(premium)
  let runs = 0
  const calls = fc.sample(fc.array(message(psychic.code), { minLength: 1, maxLength: 9 }), {
    numRuns: RUNS,
    seed: SEED,
  })
  for (const messages of calls) {
    const call = `fuzz-${runs++}`
    await sayAs(premium, { call, sequence: 0, event: 'call', called: NUMBER })
    let rank = 0
    for (const { sequence, said, wait } of messages) {
      await site.advance(wait + 1)
      const { status } = await sayAs(premium, { call, sequence, ...said })
      expect(status).toBeLessThan(500)
      const row = await premium.site.owner
        .selectFrom('premium_calls')
        .selectAll()
        .where('call', '=', call)
        .executeTakeFirstOrThrow()
      expect(RANK[row.state as keyof typeof RANK]).toBeGreaterThanOrEqual(rank)
      rank = RANK[row.state as keyof typeof RANK]
      expect(row.seconds ?? 0).toBeLessThanOrEqual(1800)
    }
    await sayAs(premium, { call, sequence: 99, event: 'ended', seconds: 5 })
  }
  tell('webhooks', calls.flat().length)
  const open = await site.owner.selectFrom('premium_calls').select('id').where('state', '<>', 'over').execute()
  expect(open).toEqual([])
  const posted = await site.owner.selectFrom('ledger_transactions').select('reference').execute()
  expect(new Set(posted.map(({ reference }) => reference)).size).toBe(posted.length)
}, 120_000)
