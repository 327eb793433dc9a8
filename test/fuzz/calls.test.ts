import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callGroups } from '../../src/api.ts'
import { errors } from '../../src/errors.ts'
import { services } from '../../src/features/house/halts/rules.ts'
import type { Browser } from '../browser.ts'
import { addPair, openRoom, write } from '../consulting.ts'
import { addStaff } from '../staff.ts'
import { useTestApp } from '../test-app.ts'
import { around, SLOWEST_MS } from './inputs.ts'
import { runsOf, seedOf, tell } from './runs.ts'

const RUNS = runsOf(40)
const SEED = seedOf(20_261_121)

const site = useTestApp()
const codes = new Set<number>(Object.values(errors).map((entry) => entry.code))
const calls = callGroups.flatMap((group) => Object.entries(group.contract))

const NAMES = ['a client', 'a psychic', 'a visitor', 'an administrator']

/** For all calls that change nothing; the others may end anything. */
let lasting: Promise<People> | null = null

test.each(calls)(
  `%s: ${RUNS} inputs, no 5xx, none slow, a code of the catalogue, the field named`,
  async (_name, call) => {
    const { callers, room } = await peopleFor(call.method)
    const inputs = fc.record({
      caller: fc.constantFrom(0, 0, 0, 1, 2, 3, 3),
      params: fc.oneof(around(call.params), fc.constant({ id: room })),
      query: around(call.query),
      body: around(call.body),
      raw: fc.option(fc.constantFrom('', '{', '[]', 'null', '"text"', '{"a":', '\u0000', '[[[[[[[['), { freq: 12 }),
    })
    const sample = fc.sample(inputs, { numRuns: RUNS, seed: SEED })
    for (const given of sample) {
      await check(callers[given.caller]!, call, given)
    }
    for (const [place, name] of NAMES.entries()) {
      tell(`calls as ${name}`, sample.filter(({ caller }) => caller === place).length)
    }
  },
)

type People = Awaited<ReturnType<typeof addPeople>>

function peopleFor(method: string): Promise<People> {
  if (method !== 'GET') return addPeople()
  lasting ??= addPeople()
  return lasting
}

async function addPeople() {
  const { browser: admin } = await addStaff(site, 'admin')
  // A call before may have been understood, and halted what these people are about to do.
  for (const service of services) await admin.post(`/api/admin/halts/${service}/end`, { reason: 'Fin de l’essai' })
  const pair = await addPair(site, { cents: 5000, freeSeconds: 600 })
  const room = await openRoom(pair)
  await write(pair.psychic, room)
  return { callers: [pair.client, pair.psychic, site.browser(), admin], room }
}

interface Given {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
  raw: string | null
}

async function check(browser: Browser, call: (typeof calls)[number][1], given: Given): Promise<void> {
  const path = call.path.replace(/:(\w+)/g, (_, name) => segment(given.params[name]))
  const query = new URLSearchParams(Object.entries(given.query).map(([name, value]) => [name, textOf(value)]))
  const body =
    call.method === 'GET' ? undefined : call.body && given.raw === null ? given.body : (given.raw ?? undefined)
  const headers: Record<string, string> = call.movesMoney ? { 'idempotency-key': crypto.randomUUID() } : {}
  const ask = () => timed(browser.request(call.method, `${path}?${query}`, body, headers))
  const { answer, took } = await ask()
  const said = JSON.stringify({ path, query: given.query, body, answer: answer.body })
  expect(answer.status, said).toBeLessThan(500)
  // A machine busy with other work may be slow once.
  if (took >= SLOWEST_MS) expect((await ask()).took, said).toBeLessThan(SLOWEST_MS)
  if (call.file && answer.status === 200) return
  expect(answer.headers.get('content-type'), said).toContain('application/json')
  if (answer.body.api.ok === 1) return expect(answer.status, said).toBe(200)
  const { code, msg, field } = answer.body.api.error
  expect(codes.has(code), said).toBe(true)
  expect(msg, said).not.toMatch(/at \/|Error:|select |violates/i)
  if (code === 106) expect(field, said).toEqual(expect.any(String))
}

async function timed<T>(asked: Promise<T>): Promise<{ answer: T; took: number }> {
  const from = performance.now()
  const answer = await asked
  return { answer, took: performance.now() - from }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A non-empty path segment: an empty one would be another address. */
const segment = (value: unknown): string =>
  encodeURIComponent(textOf(value).toWellFormed()).replace(/^\.{0,2}$/, '0') || '0'
