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
  const time = async (against: string | null) => {
    const started = performance.now()
    for (let round = 0; round < 5; round += 1) await checkPassword(against, 'autre chose')
    return performance.now() - started
  }
  await time(hash)
  const [known, unknown] = [await time(hash), await time(null)]
  expect(unknown).toBeGreaterThan(known / 3)
})
