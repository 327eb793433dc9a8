import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Provider, startProvider } from '../../../test/provider.ts'
import { type CallRules, type Patience, type Reached, reach } from './reach.ts'

interface Port {
  readonly name: string
  ask(question: string, signal: AbortSignal): Promise<string>
  tell(news: string, signal: AbortSignal): Promise<string>
}

const rules: CallRules<Port> = {
  ask: { repeatable: true, isAnswer: (answer) => answer.startsWith('yes') },
  tell: { repeatable: false },
}
const quick: Patience = { deadlineMs: 5000, pauseMs: 40, attempts: 5, atOnce: 2, waitMs: 5000, waiting: 3 }
const logged: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
let provider: Provider

beforeAll(async () => {
  provider = await startProvider()
})
beforeEach(() => {
  provider.calls.length = 0
  logged.length = 0
})
afterAll(() => provider.close())

function open(patience: Partial<Patience> = {}, heed = true): Reached<Port> {
  const call = async (text: string, signal: AbortSignal) => {
    const answer = await fetch(`${provider.address}/${text}`, heed ? { signal } : {})
    return answer.text()
  }
  return reach('local', { name: 'local', ask: call, tell: call }, rules, { log, patience: { ...quick, ...patience } })
}

describe('a provider that hangs', () => {
  test('is given up at the deadline, its connection closed', async () => {
    provider.behave('hang')
    const from = performance.now()
    await expect(open({ deadlineMs: 200 }).ask('is it so')).rejects.toThrow('local.ask: deadline, 1 tried')
    expect(performance.now() - from).toBeLessThan(2000)
    await expect.poll(provider.hanging).toBe(0)
  })

  test('is given up even if the call ignores the signal', async () => {
    provider.behave('hang')
    await expect(open({ deadlineMs: 100 }, false).tell('news')).rejects.toThrow('deadline')
  })

  test('takes no more than its places: later calls wait, and are served when one is free', async () => {
    provider.behave('hang')
    const local = open({ deadlineMs: 400 })
    const first = [local.ask('a'), local.ask('b')].map((call) => call.catch(String))
    await expect.poll(() => provider.calls.length).toBe(2)
    provider.behave({ answer: 'yes' })
    expect(await local.ask('c')).toBe('yes')
    expect(await Promise.all(first)).toEqual(Array(2).fill(expect.stringContaining('deadline, 1 tried')))
  })

  test('nobody waits longer than allowed, nor do more calls than allowed', async () => {
    provider.behave('hang')
    const local = open({ waitMs: 300, deadlineMs: 1500 })
    const from = performance.now()
    const held = [local.ask('a'), local.ask('b')].map((call) => call.catch(String))
    const waiting = ['c', 'd', 'e'].map((call) => local.ask(call).catch(String))
    await expect(local.ask('f')).rejects.toThrow('local.ask: busy, 0 tried')
    expect(performance.now() - from).toBeLessThan(300)
    expect(await Promise.all(waiting)).toEqual(Array(3).fill(expect.stringContaining('busy, 0 tried')))
    expect(performance.now() - from).toBeGreaterThanOrEqual(299)
    expect(provider.calls).toHaveLength(2)
    // No place has become free for as long as they would wait.
    const late = performance.now()
    await expect(local.ask('g')).rejects.toThrow('busy')
    expect(performance.now() - late).toBeLessThan(200)
    await Promise.all(held)
  })

  test('counts the wait for a place towards the deadline', async () => {
    provider.behave('hang')
    const local = open({ deadlineMs: 500 })
    const from = performance.now()
    const asked = [...'abcd'].map((call) => local.ask(call).catch(String))
    await Promise.all(asked.slice(2))
    expect(performance.now() - from).toBeLessThan(900)
    await Promise.all(asked)
  })
})

test('thirty calls at once to a slow provider are all served', async () => {
  provider.behave({ answer: 'yes', afterMs: 100 })
  const local = open({ atOnce: 4, waiting: 64 })
  const asked = Array.from({ length: 30 }, (_, place) => local.ask(String(place)))
  expect(await Promise.all(asked)).toEqual(Array(30).fill('yes'))
})

describe('a provider that resets', () => {
  test('is asked again, each time after a longer pause', async () => {
    provider.behave('reset', 'reset', { answer: 'yes' })
    expect(await open().ask('is it so')).toBe('yes')
    const [first, second, third] = provider.calls as [number, number, number]
    expect(second - first).toBeGreaterThanOrEqual(quick.pauseMs / 2)
    expect(third - second).toBeGreaterThanOrEqual(quick.pauseMs)
  })

  test('is asked five times at most', async () => {
    provider.behave('reset')
    await expect(open({ pauseMs: 1 }).ask('is it so')).rejects.toThrow('5 tried')
    expect(provider.calls).toHaveLength(5)
  })

  test('is not asked past the deadline', async () => {
    provider.behave('reset')
    await expect(open({ deadlineMs: 100, pauseMs: 300 }).ask('is it so')).rejects.toThrow('1 tried')
  })

  test('is not asked again if the call is not idempotent', async () => {
    provider.behave('reset', { answer: 'done' })
    await expect(open().tell('news')).rejects.toThrow('1 tried')
    expect(provider.calls).toHaveLength(1)
  })
})

test.each([
  ['no HTTP', 'nonsense'],
  ['an unexpected answer', { answer: 'perhaps' }],
] as const)('an implausible answer is a failure: %s', async (_what, manner) => {
  provider.behave(manner, { answer: 'yes, really' })
  expect(await open().ask('is it so')).toBe('yes, really')
})

test('a failure names the call and the reason, and nothing of what was sent', async () => {
  provider.behave('reset')
  const failure = await open({ pauseMs: 1 })
    .ask('camille@example.test')
    .catch((thrown) => thrown)
  expect(`${failure.stack}${JSON.stringify(failure)}${logged}`).not.toContain('camille')
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0]!).err.message).toMatch(/^local\.ask: \w+, 5 tried$/)
})

test('properties of a port that are not calls are unchanged', () => {
  expect(open().name).toBe('local')
})
