import { expect, test } from 'vitest'
import { checkPassword, hashPassword, isCommon, isStrong } from './password.server.ts'

test('a password is its own hash’s only', async () => {
  const hash = await hashPassword('une lune claire')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]+\$[^$]+$/)
  expect(hash).not.toBe(await hashPassword('une lune claire'))
  expect(await checkPassword(hash, 'une lune claire')).toBe(true)
  expect(await checkPassword(hash, 'une lune claires')).toBe(false)
  expect(await checkPassword(null, 'une lune claire')).toBe(false)
  expect(await checkPassword('not a hash', 'une lune claire')).toBe(false)
})

test('an accent typed in two ways is one password', async () => {
  expect(await checkPassword(await hashPassword('un été sans fin'), 'un e\u0301te\u0301 sans fin')).toBe(true)
})

test('without a hash, a check takes as long', async () => {
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

test.each([
  'MotDePasse123!',
  'Azertyuiop12',
  'p@ssw0rd1234',
  'motdepassemotdepasse',
  'Soleil2024!!',
  'je t’aime 1234',
  'Marseille-13-13',
  'Voyance2026!!',
  '123456789012',
  '9876543210987',
  '1234-5678-9012',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  'qsdfghjklmwx',
  'correct horse battery staple',
])('%j is common', (password) => {
  expect(isCommon(password)).toBe(true)
  expect(isStrong(password)).toBe(false)
})

test.each(['une lune claire sur la mer', 'lune-verte-92-ruisseau', 'gT7#kqP2vLx9', '8374659201aa73'])(
  '%j is strong',
  (password) => {
    expect(isStrong(password)).toBe(true)
  },
)

test('twelve signs are needed, counted as people see them', () => {
  expect(isStrong('gT7#kqP2vLx')).toBe(false)
  expect(isStrong('🌙🌞⭐🌍🌈🔥💧🍀🌸🐚🪶')).toBe(false)
  expect(isStrong('🌙🌞⭐🌍🌈🔥💧🍀🌸🐚🪶🌊')).toBe(true)
})
