import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBeacon } from '../../../test/beacon-server.ts'
import { momentOf, quicknet } from '../../platform/beacon/beacon.ts'
import { drandBeacon } from './drand.ts'
import { sandboxBeacon } from './sandbox.ts'

const ROUND = 34_000_000
const now = momentOf(quicknet, ROUND)
let beacon: Awaited<ReturnType<typeof startBeacon>>
const ask = (round = ROUND, port = beacon.port) => port.signatureOf(round, AbortSignal.timeout(2000))

beforeAll(async () => {
  beacon = await startBeacon(() => now)
})
beforeEach(() => {
  beacon.behave('true')
  beacon.asked.length = 0
})
afterAll(() => beacon.close())

test('a round is fetched by its number, and not before its moment', async () => {
  expect(await ask()).toBe(await beacon.sign(ROUND))
  expect(beacon.asked).toEqual([expect.stringMatching(/^\/52db[0-9a-f]{60}\/public\/34000000$/)])
  await expect(ask(ROUND + 1)).rejects.toThrow('HTTP_404')
})

test.each([
  ['forged', 'FORGED'],
  ['other-round', 'OTHER_ROUND'],
  ['absent', 'HTTP_404'],
  ['endless', 'TOO_LONG'],
  ['redirect', 'fetch failed'],
  ['hang', 'timeout'],
] as const)('an answer that is %s gives no randomness', async (manner, reason) => {
  beacon.behave(manner)
  await expect(ask()).rejects.toThrow(reason)
  expect(beacon.asked.every((path) => path.includes('/public/'))).toBe(true)
})

test('a server that does not answer truly is followed by the next', async () => {
  const other = await startBeacon(() => now)
  beacon.behave('forged')
  const port = drandBeacon(beacon.chain, ['http://127.0.0.1:1', beacon.origin, other.origin])
  expect(await ask(ROUND, port)).toBe(await beacon.sign(ROUND))
  expect([beacon.asked.length, other.asked.length]).toEqual([1, 1])
  await other.close()
})

test('the sandbox signs truly with a key of its own, and tells no round before its moment', async () => {
  const sandbox = sandboxBeacon(Buffer.alloc(32, 3), () => now)
  const own = drandBeacon(sandbox.chain, [beacon.origin])
  expect(await ask(ROUND, sandbox)).toMatch(/^[0-9a-f]{96}$/)
  await expect(ask(ROUND, own)).rejects.toThrow('FORGED')
  await expect(ask(ROUND + 1, sandbox)).rejects.toThrow('yet to come')
})
