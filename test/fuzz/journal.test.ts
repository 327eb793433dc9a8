import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errors } from '../../src/errors.ts'
import { journalContract } from '../../src/features/play/journal/contract.server.ts'
import type { CallDefinition } from '../../src/platform/contract/contract.ts'
import type { Browser } from '../browser.ts'
import { addClient } from '../people.ts'
import { useTestApp } from '../test-app.ts'
import { around } from './inputs.ts'
import { runsOf, seedOf, tell } from './runs.ts'

const RUNS = runsOf(100)
const SEED = seedOf(20_261_124)

const site = useTestApp()
const codes = new Set<number>(Object.values(errors).map(({ code }) => code))
const calls = Object.entries<CallDefinition>(journalContract)
const SECRET = 'Philomène'

/** A draw that is kept, and one that may be. */
async function kept(browser: Browser) {
  const pendulum = '/api/games/le-pendule'
  const draw = async () => {
    const { drawId } = (await browser.post(`${pendulum}/draws`, {})).body
    await browser.post(`${pendulum}/results`, { drawId, clientSeed: 'luna', picks: [0] })
    return `le-pendule/${drawId}`
  }
  const [done, open] = [await draw(), await draw()]
  const { entry } = (await browser.post('/api/journal', { kind: 'draw', reference: done, note: SECRET })).body
  return { id: entry.id as number, references: [done, open] }
}

test.each(calls)(
  `%s: ${RUNS} inputs about real entries, no 5xx, a code of the catalogue, nothing of another’s`,
  async (_name, call) => {
    await site.advance(3600)
    const callers = [(await addClient(site)).browser, (await addClient(site)).browser]
    const own = [await kept(callers[0]!), await kept(callers[1]!)]
    const inputs = fc.record({
      whose: fc.constantFrom(0, 1),
      caller: fc.constantFrom(0, 1),
      query: around(call.query),
      body: around(call.body),
      /** Whether the body is about a real draw. */
      real: fc.option(fc.constantFrom(0, 1)),
    })
    for (const { caller, whose, query, body, real } of fc.sample(inputs, { numRuns: RUNS, seed: SEED })) {
      // An owner may read their own entry; another person's answer must not reveal it.
      const { id, references } = own[whose]!
      const isPost = call.method === 'POST' && call.path === '/api/journal'
      const given = isPost && real !== null ? { ...body, kind: 'draw', reference: references[real] } : body
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const path = `${call.path.replace(':id', String(id))}?${search}`
      const asked = callers[caller]!.request(call.method, path, call.method === 'GET' ? undefined : given)
      const answer = await asked
      const said = JSON.stringify({ path, given, answer: answer.body })
      expect(answer.status, said).toBeLessThan(500)
      if (answer.body.api.ok !== 1) expect(codes.has(answer.body.api.error.code), said).toBe(true)
      const isNamed = call.path.includes(':id') || (isPost && real !== null)
      if (whose !== caller && isNamed) {
        expect([400, 404], said).toContain(answer.status)
        expect(JSON.stringify(answer.body), said).not.toContain(SECRET)
      }
    }
    tell('journal', RUNS)
  },
)
