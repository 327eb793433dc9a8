import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { siteDefinitions } from '../../../sites/index.ts'
import { commonPasswords } from './common-passwords.data.ts'
import { firstNames } from './first-names.data.ts'
import { isStrong } from './password-strength.server.ts'

const site = useTestApp()
const marie = { emailAddress: 'marie.delacroix@exemple.fr', firstName: 'Marie', birthDate: '1990-05-12' }

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
  'etoiledusoir12',
  'Étoile du Soir 2026',
  'q1w2e3r4t5y6',
  'unbelievable1',
  'jesuschrist1',
])('%j can be guessed', async (password) => {
  expect(await isStrong(password, {})).toBe(false)
})

test.each([
  'marie.delacroix@exemple.fr',
  'Marie.Delacroix1',
  'mariedelacroix12',
  'MarieDelacroix!!',
  'Marie12051990',
  'delacroix120590',
  'marie-12-05-1990',
  'xiorcaled1990',
])('%j can be guessed by someone who knows the person', async (password) => {
  expect(await isStrong(password, marie)).toBe(false)
})

test.each(['une lune claire sur la mer', 'lune-verte-92-ruisseau', 'gT7#kqP2vLx9', '8374659201aa73'])(
  '%j is strong',
  async (password) => {
    expect(await isStrong(password, marie)).toBe(true)
  },
)

test('twelve characters are needed, counted as people perceive them', async () => {
  expect(await isStrong('gT7#kqP2vLx', {})).toBe(false)
  expect(await isStrong('🌙🌞⭐🌍🌈🔥💧🍀🌸🐚🪶', {})).toBe(false)
  expect(await isStrong('🌙🌞⭐🌍🌈🔥💧🍀🌸🐚🪶🌊', {})).toBe(true)
})

/** A pseudo-random generator: the same seed gives the same numbers. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const leet = (word: string) =>
  word.replace(/[aeiost]/g, (letter) => ({ a: '@', e: '3', i: '1', o: '0', s: '5', t: '7' })[letter]!)
const rows = ['azertyuiop', 'qsdfghjklm', 'qwertyuiop', 'asdfghjkl', '1234567890']

/** The kind of variant that attackers try after the words themselves. */
function variant(roll: (sides: number) => number, words: readonly string[]): string {
  const word = words[roll(words.length)]!
  const year = String(1950 + roll(80))
  const digits = '123456789012'.slice(0, Math.max(1, 12 - word.length))
  const row = rows[roll(rows.length)]!
  const forms = [
    word + digits,
    capital(word) + digits,
    `${capital(word)}${year}!`,
    `${word}${word}${roll(10)}`,
    `${leet(word)}${digits}`,
    word.toUpperCase() + digits,
    `${digits}${word}`,
    `${capital(word)}${word}!!`,
    `${word}-${word}-${word}`,
    `${row}${row.slice(0, 3)}${roll(10)}`,
    `${[...row].reverse().join('')}${digits}`,
    `${word}!!!!!!!!!!!`.slice(0, 13),
    `${[...word].reverse().join('')}${digits}`,
    `${capital(word)}@${year}${year}`,
  ]
  const chosen = forms[roll(forms.length)]!
  return chosen.length >= 12 ? chosen : chosen.padEnd(12, '1')
}

test('three thousand variants of listed words can all be guessed', async () => {
  const roll = dice(7)
  const listed = commonPasswords.filter((word) => /^[a-z]{4,12}$/.test(word))
  const brands = siteDefinitions.map(({ label }) =>
    label
      .normalize('NFKD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase(),
  )
  const names = firstNames.filter((name) => /^[A-Z][a-z]{3,9}$/.test(name)).map((name) => name.toLowerCase())
  const words = [...listed, ...names.slice(0, 200), ...Array(30).fill(brands).flat()]
  const strong: string[] = []
  for (let times = 0; times < 3000; times += 1) {
    const password = variant(roll, words)
    if (await isStrong(password, {})) strong.push(password)
  }
  expect(strong).toEqual([])
  // Three thousand estimates take a while on a slow machine.
}, 120_000)

test('three hundred phrases and random strings are all strong', async () => {
  const roll = dice(11)
  const words =
    'abeille ruisseau cartable girafe tournevis nuage escalier moutarde violon cascade brouette lanterne castor orage falaise guitare panier renard théière valise sapin coquille marteau plume tambour'.split(
      ' ',
    )
  const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%&*+?'
  const weak: string[] = []
  for (let times = 0; times < 300; times += 1) {
    const phrase = Array.from({ length: 4 }, () => words[roll(words.length)]).join([' ', '-', '', '. '][roll(4)])
    const random = Array.from({ length: 12 + roll(20) }, () => characters[roll(characters.length)]).join('')
    const password = times % 2 === 0 ? phrase : random
    if (new Set(phrase.split(/[ .-]+/)).size < 4 && password === phrase) continue
    if (!(await isStrong(password, {}))) weak.push(password)
  }
  expect(weak).toEqual([])
})

test('a long password is as strong as its strongest piece, not its first one', async () => {
  const random = 'gT7#kqP2vLx9wZ4r'
  expect(await isStrong(`${'a'.repeat(40)}${random}`, {})).toBe(true)
  expect(await isStrong(`${random}${'a'.repeat(150)}`, {})).toBe(true)
  expect(await isStrong('motdepasse'.repeat(20), {})).toBe(false)
  expect(await isStrong('12/05/1990'.repeat(20), {})).toBe(false)
  expect(await isStrong('azertyuiopqsdfghjklmwxcvbn'.repeat(7), {})).toBe(false)
  expect(await isStrong(`${'ab'.repeat(99)}c`, {})).toBe(false)
})

const consents = [{ type: 'REGISTRATION', agreed: true }]
const registration = { ...marie, firstName: 'Marie', consents }

test('a person who registers with their address, name or birth date as a password is told what to change', async () => {
  for (const password of ['marie.delacroix@exemple.fr', 'Marie12051990!']) {
    const { status, body } = await site.browser().post('/api/users/me', { ...registration, password })
    expect([status, body.api.error.code, body.api.error.field]).toEqual([400, 1003, 'password'])
    expect(body.api.error.msg).toContain('quatre mots sans rapport')
  }
})

test('password strength checks are limited by network', async () => {
  await site.advance(3600)
  const refused = async () =>
    (await site.browser().post('/api/users/me', { ...registration, password: 'motdepasse1234' })).status
  for (let times = 0; times < 120; times += 1) expect(await refused()).toBe(400)
  expect(await refused()).toBe(429)
})
