import { expect, test } from 'vitest'
import { isSigned, momentOf, ownChain, quicknet, randomnessOf, roundAt } from './beacon.ts'

/** Round 1000 of quicknet, as the League of Entropy published it. */
const ROUND = 1000
const SIGNATURE = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

test('a true round of the public beacon is verified, and gives its randomness', async () => {
  expect(await isSigned(quicknet.publicKey, ROUND, SIGNATURE)).toBe(true)
  expect(await randomnessOf(SIGNATURE)).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd')
})

test('no other round, signature or key passes', async () => {
  const own = ownChain(new Uint8Array(48).fill(7), quicknet)
  const forged = await own.sign(ROUND)
  expect(await isSigned(own.chain.publicKey, ROUND, forged)).toBe(true)
  for (const [key, round, signature] of [
    [quicknet.publicKey, 1001, SIGNATURE],
    [quicknet.publicKey, ROUND, forged],
    [own.chain.publicKey, ROUND, SIGNATURE],
    [quicknet.publicKey, ROUND, SIGNATURE.replace('b4', 'b5')],
    [quicknet.publicKey, ROUND, 'c0'.padEnd(96, '0')],
    [quicknet.publicKey, ROUND, '0'.repeat(96)],
    [quicknet.publicKey, ROUND, SIGNATURE.slice(2)],
    [quicknet.publicKey, ROUND, ''],
  ] as const) {
    expect([round, signature, await isSigned(key, round, signature)]).toEqual([round, signature, false])
  }
})

test('a round is the first at or after its moment', () => {
  expect(momentOf(quicknet, 1).toISOString()).toBe('2023-08-23T15:09:27.000Z')
  expect(roundAt(quicknet, new Date('2023-08-23T15:09:27Z'))).toBe(1)
  expect(roundAt(quicknet, new Date('2023-08-23T15:09:27.001Z'))).toBe(2)
  expect(roundAt(quicknet, new Date('2020-01-01T00:00:00Z'))).toBe(1)
  const at = new Date('2026-11-26T12:00:01Z')
  const moment = momentOf(quicknet, roundAt(quicknet, at)).getTime()
  expect(moment - at.getTime()).toBeGreaterThanOrEqual(0)
  expect(moment - at.getTime()).toBeLessThan(3000)
})
