import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errors } from '../../src/errors.ts'
import { drawsContract } from '../../src/features/play/draws/contract.server.ts'
import type { CallDefinition } from '../../src/platform/contract/contract.ts'
import type { Browser } from '../browser.ts'
import { addClient } from '../people.ts'
import { useTestApp } from '../test-app.ts'
import { around } from './inputs.ts'
import { runsOf, seedOf, tell } from './runs.ts'

const RUNS = runsOf(100)
const SEED = seedOf(20_261_123)

const site = useTestApp()
const codes = new Set<number>(Object.values(errors).map(({ code }) => code))
const calls = Object.entries<CallDefinition>(drawsContract)
const SLUGS = ['le-tarot-de-marseille', 'le-tarot-gratuit-d-aujourd-hui', 'le-pendule', 'la-numerologie']
const picks = [5, 4, 3, 2, 1]

/** A draw of the tarot that may be finished, and a result. */
async function drawn(browser: Browser) {
  const tarot = '/api/games/le-tarot-de-marseille'
  const begin = async () => (await browser.post(`${tarot}/draws`, {})).body.drawId as string
  const [open, done] = [await begin(), await begin()]
  await browser.post(`${tarot}/results`, { drawId: done, clientSeed: 'luna', picks })
  return { open, done }
}

test.each(calls)(
  `%s: ${RUNS} inputs about real games, draws and results, no 5xx, a code of the catalogue`,
  async (name, call) => {
    await site.advance(3600)
    const { browser: client } = await addClient(site)
    const callers = [client, site.browser()]
    const ids = await Promise.all(callers.map(drawn))
    const inputs = fc.record({
      caller: fc.constantFrom(0, 1),
      whose: fc.constantFrom(0, 1),
      done: fc.boolean(),
      slug: fc.constantFrom(...SLUGS),
      typeId: fc.integer({ min: -1, max: 6 }),
      body: around(call.body),
      // The parts of a body that are as they should be.
      kept: fc.record(
        {
          clientSeed: fc.string({ minLength: 1, maxLength: 120 }),
          picks: fc.constant(picks),
          spread: fc.constant('croix'),
          // None was typed, so none needs a consent.
          question: fc.constant(undefined),
          consents: fc.constant(undefined),
        },
        { requiredKeys: [] },
      ),
    })
    const revealed = new Set<string>()
    for (const { caller, whose, done, slug, typeId, body, kept } of fc.sample(inputs, { numRuns: RUNS, seed: SEED })) {
      const id = ids[whose]![done ? 'done' : 'open']
      const path = call.path.replace(':slug', slug).replace(':typeId', String(typeId)).replace(':id', id)
      const isResult = path.endsWith('/results') && call.method === 'POST'
      const given = call.body && (isResult ? { ...body, drawId: id, ...kept } : body)
      const answer = await callers[caller]!.request(call.method, path, call.method === 'GET' ? undefined : given)
      const said = JSON.stringify({ path, given, answer: answer.body })
      expect(answer.status, said).toBeLessThan(500)
      if (answer.body.api.ok === 1) {
        if (isResult) revealed.add(`${id} ${answer.body.serverSeed}`)
        continue
      }
      expect(codes.has(answer.body.api.error.code), said).toBe(true)
      if (whose !== caller && isResult && SLUGS.indexOf(slug) !== 3) expect([400, 404], said).toContain(answer.status)
      expect(said, said).not.toMatch(/serverSeed":"[0-9a-f]{64}/)
    }
    tell('draws', RUNS)
    if (name === 'finishDraw') expect(revealed.size).toBeGreaterThan(0)
    // Each draw tells one seed, however often it is asked.
    expect(revealed.size).toBe(new Set([...revealed].map((one) => one.split(' ')[0])).size)
  },
)
