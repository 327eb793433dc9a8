import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from '../../house/users/password.server.ts'

test('a password matches only its own hash', async () => {
  const hash = await hashPassword('une lune claire')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]+\$[^$]+$/)
  expect(hash).not.toBe(await hashPassword('une lune claire'))
  expect(await checkPassword(hash, 'une lune claire')).toBe(true)
  expect(await checkPassword(hash, 'une lune claires')).toBe(false)
  expect(await checkPassword(null, 'une lune claire')).toBe(false)
  expect(await checkPassword('not a hash', 'une lune claire')).toBe(false)
})

test('two encodings of an accent make the same password', async () => {
  expect(await checkPassword(await hashPassword('un été sans fin'), 'un e\u0301te\u0301 sans fin')).toBe(true)
})

test('checking without a hash takes as long', async () => {
  const hash = await hashPassword('une lune claire')
  const shortest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  const time = async (kind: keyof typeof shortest, against: string | null) => {
    const started = performance.now()
    await checkPassword(against, 'autre chose')
    shortest[kind] = Math.min(shortest[kind], performance.now() - started)
  }
  // The shortest of several, taken in turns: other work on the machine only ever lengthens one.
  for (let round = 0; round < 10; round += 1) {
    await time('known', hash)
    await time('unknown', null)
  }
  expect(shortest.unknown).toBeGreaterThan(shortest.known / 2)
})
