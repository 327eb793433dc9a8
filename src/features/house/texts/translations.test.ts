import { describe, expect, test } from 'vitest'
import { deliveredTexts } from './catalogues.server.ts'
import { LOCALES, placeholdersOf } from './rules.ts'
import { ownWords, translationOf } from './translations.server.ts'

/** The catalogues of the shell, its components, and the consents. */
const TRANSLATED = ['shell', 'ui', 'form', 'consents']

const wanted = [...deliveredTexts].filter(([, { prefix }]) => TRANSLATED.includes(prefix))

test('each catalogue has a unique prefix, so that a key names one text', () => {
  const owners = new Map<string, Set<string>>()
  for (const { prefix, owner } of deliveredTexts.values()) {
    owners.set(prefix, (owners.get(prefix) ?? new Set()).add(owner))
  }
  expect([...owners].filter(([, at]) => at.size > 1)).toEqual([])
  expect(owners.size).toBeGreaterThan(40)
})

describe.each(LOCALES.filter((locale) => locale !== 'fr'))('in %s', (locale) => {
  const translated = translationOf(locale)

  test('the shell and the consents are complete, without keys that French lacks', () => {
    expect(Object.keys(translated).sort()).toEqual(wanted.map(([key]) => key).sort())
  })

  test('each text has the same placeholders, and every plural form', () => {
    const unlike = wanted.filter(([key, { text }]) => {
      const places = (said: string) => JSON.stringify(placeholdersOf(said), (_, value) => value?.sort?.() ?? value)
      return places(translated[key] ?? '') !== places(text) || translated[key]?.split(' || ').includes('')
    })
    expect(unlike.map(([key]) => key)).toEqual([])
  })

  test('no text is left in French', () => {
    const isSentence = (text: string) => /\p{L}{4}.* .*\p{L}{4}/u.test(text.replace(/\{\w+\}/g, ''))
    const same = wanted.filter(([key, { text }]) => translated[key] === text && isSentence(text))
    expect(same.map(([key]) => key)).toEqual([])
  })
})

test.each(['second', 'affiliation'] as const)('what %s says in its own words takes the same places', (key) => {
  const own = Object.entries(ownWords({ key }))
  expect(own.length).toBeGreaterThan(50)
  for (const [key, said] of own) {
    const text = deliveredTexts.get(key)?.text ?? ''
    const places = placeholdersOf(text).values
    expect(
      placeholdersOf(said).values.filter((place) => !places.includes(place)),
      key,
    ).toEqual([])
    expect(said, key).not.toBe(text)
  }
})

test('no two houses say the same, and the main one says what is delivered', () => {
  const [second, third] = [ownWords({ key: 'second' }), ownWords({ key: 'affiliation' })]
  expect(Object.keys(third).filter((key) => third[key] === second[key])).toEqual([])
  expect(ownWords({ key: 'main' })).toEqual({})
})
