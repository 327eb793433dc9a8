import { expect, test } from 'vitest'
import { contents, linkTo } from './content.ts'
import { carrierOf, isQuiet, partsOf, variantOf } from './rules.ts'

test.each([
  ['a Thursday at 7:59 in winter', '2026-11-26T06:59:00Z', true],
  ['a Thursday at 8:00 in winter', '2026-11-26T07:00:00Z', false],
  ['a Thursday at 19:59 in winter', '2026-11-26T18:59:59Z', false],
  ['a Thursday at 20:00 in winter', '2026-11-26T19:00:00Z', true],
  ['a Thursday at 8:00 in summer', '2026-07-16T06:00:00Z', false],
  ['a Thursday at 20:00 in summer', '2026-07-16T18:00:00Z', true],
  ['a Sunday at noon', '2026-11-22T11:00:00Z', true],
  ['a Saturday just before midnight in UTC', '2026-11-21T23:30:00Z', true],
  ['the first of January', '2027-01-01T11:00:00Z', true],
  ['the Sunday on which clocks change', '2026-10-25T10:00:00Z', true],
])('%s: nothing leaves: %s, %s', (_, at, quiet) => {
  expect(isQuiet(new Date(at))).toBe(quiet)
})

test('addresses of one carrier share its pace, whatever their domain', () => {
  const found = ['a@gmail.com', 'a@GoogleMail.com', 'a@live.fr', 'a@hotmail.co.uk', 'a@wanadoo.fr', 'a@exemple.fr']
  expect(found.map(carrierOf)).toEqual(['google', 'google', 'microsoft', 'microsoft', 'orange', 'exemple.fr'])
})

test('half of people get each wording, and everyone the first where there is no second', () => {
  const digests = Array.from({ length: 256 }, (_, byte) => Uint8Array.of(byte))
  expect(digests.filter((digest) => variantOf(digest, true) === 'b')).toHaveLength(128)
  expect(digests.filter((digest) => variantOf(digest, false) === 'b')).toHaveLength(0)
})

const anyone = { to: 'everyone', visited: 'any', sign: null, psychicId: null } as const
test.each([
  ['email', anyone, true, true],
  ['email', { ...anyone, to: 'letter' }, true, false],
  ['email', { ...anyone, to: 'offers' }, false, true],
  ['email', { ...anyone, sign: 'leo' }, true, false],
  ['email', { ...anyone, visited: 'away' }, false, true],
  ['email', { ...anyone, psychicId: 3 }, false, true],
  ['email', { ...anyone, sign: 'leo', psychicId: 3 }, false, false],
  ['sms', anyone, false, true],
  ['sms', { ...anyone, to: 'letter' }, false, false],
] as const)('by %s, an audience is looked for where its facts are: %o', (channel, audience, letters, clients) => {
  expect(partsOf(channel, audience)).toEqual({ letters, clients })
})

const mail = (block: object) => ({ a: { subject: 'Un mot', blocks: [block] } })
test.each([
  ['a button without a path', mail({ kind: 'button', text: 'Lire' })],
  ['a button to another site', mail({ kind: 'button', text: 'Lire', path: '//autre.example' })],
  ['an address with parameters', mail({ kind: 'button', text: 'Lire', path: '/horoscope?u=3' })],
  ['a paragraph with a path', mail({ kind: 'paragraph', text: 'Lire', path: '/horoscope' })],
  ['an unknown kind of block', mail({ kind: 'html', text: '<b>Lire</b>' })],
  ['a subject of two lines', { a: { subject: 'Un\nBcc: x@example.test', blocks: [{ kind: 'paragraph', text: 'x' }] } }],
  ['no block', { a: { subject: 'Un mot', blocks: [] } }],
  ['a text message', { a: { text: 'Un mot' } }],
])('%s is no content of a mail', (_, content) => {
  expect(contents.email.safeParse(content).success).toBe(false)
})

test('the mark of a campaign is the only parameter of its links', () => {
  expect(linkTo('https://site.example', '/horoscope', 'maison.7.a')).toBe(
    'https://site.example/horoscope?campaign_id=maison.7.a',
  )
  expect(linkTo('https://site.example', '/horoscope', null)).toBe('https://site.example/horoscope')
})
