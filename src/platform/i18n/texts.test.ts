import { describe, expect, test } from 'vitest'
import { catalogue, plainWording, say, sayParts, type Wording } from './texts.ts'

const texts = catalogue('room', {
  hello: 'Bonjour {name}, et encore {name}',
  gift: 'Bienvenue : {OFFER_WELCOME}',
  minutes: '{count} minute || {count} minutes',
  terms: 'Lisez %terms% et %privacy% avant.',
  plain: 'Rien à remplacer',
  letter: 'La lettre de {name}, que {name} écrit à la demande {name}',
})

const wording = (given: Partial<Wording>): Wording => ({ ...plainWording, ...given })

describe('placeholders', () => {
  test.each([
    ['every occurrence of a placeholder is filled', { name: 'Nora' }, 'Bonjour Nora, et encore Nora'],
    ['a missing value leaves its placeholder visible', {}, 'Bonjour {name}, et encore {name}'],
    ['an empty value is a value', { name: '' }, 'Bonjour , et encore '],
    [
      'placeholders inside a value are not filled',
      { name: '{name} %x% $&' },
      'Bonjour {name} %x% $&, et encore {name} %x% $&',
    ],
  ])('%s', (_, values, said) => {
    expect(say(plainWording, texts, 'hello', values)).toBe(said)
  })

  test.each([
    ['Étoile du Soir', 'La lettre d’Étoile du Soir, qu’Étoile du Soir écrit à la demande Étoile du Soir'],
    ['Nora', 'La lettre de Nora, que Nora écrit à la demande Nora'],
  ])('“de” and “que” are elided before %s as in speech', (name, said) => {
    expect(say(plainWording, texts, 'letter', { name })).toBe(said)
  })

  test('numbers are written the French way, without the narrow space the fonts lack', () => {
    expect(say(plainWording, texts, 'minutes', { count: 12_500.5 })).toBe('12\u00a0500,5 minutes')
  })
})

describe('offers', () => {
  test('the offer of that type is filled in', () => {
    expect(say(wording({ offers: { WELCOME: '10 minutes offertes' } }), texts, 'gift')).toBe(
      'Bienvenue : 10 minutes offertes',
    )
  })

  test('an offer that does not run leaves nothing, and a value can’t replace it', () => {
    expect(say(plainWording, texts, 'gift', { OFFER_WELCOME: 'à prendre' })).toBe('Bienvenue : ')
  })
})

describe('plural', () => {
  test.each([
    [0, '0 minute'],
    [1, '1 minute'],
    [1.5, '1,5 minute'],
    [2, '2 minutes'],
  ])('%d in French', (count, said) => {
    expect(say(plainWording, texts, 'minutes', { count })).toBe(said)
  })

  test('another language has its own rule', () => {
    expect(say(wording({ locale: 'en' }), texts, 'minutes', { count: 0 })).toBe('0 minutes')
  })

  test('without a count, several', () => {
    expect(say(plainWording, texts, 'minutes')).toBe('{count} minutes')
  })
})

describe('edited texts', () => {
  const edited = wording({ edited: { 'room.hello': 'Salut {name}', 'room.minutes': '{count} mn' } })

  test('have priority over the default, placeholders included', () => {
    expect(say(edited, texts, 'hello', { name: 'Nora' })).toBe('Salut Nora')
    expect(say(edited, texts, 'plain')).toBe('Rien à remplacer')
  })

  test('may drop their plural', () => {
    expect(say(edited, texts, 'minutes', { count: 1 })).toBe('1 mn')
  })
})

test('when keys are shown, texts and links are not', () => {
  const keys = wording({ showKeys: true, edited: { 'room.terms': 'Autre' } })
  expect(say(keys, texts, 'hello', { name: 'Nora' })).toBe('room.hello')
  expect(sayParts(keys, texts, 'terms', { terms: { href: '/cgu', label: 'les conditions' } })).toEqual(['room.terms'])
})

test('for the edit mode each text ends with its key, in invisible characters', () => {
  const marked = wording({ marked: true })
  const key = String.fromCodePoint(...[...'room.plain\x7f'].map((sign) => 0xe0000 + sign.codePointAt(0)!))
  expect(say(marked, texts, 'plain')).toBe(`Rien à remplacer${key}`)
  expect(sayParts(marked, texts, 'terms', {}).at(-1)).toMatch(/\u{e007f}$/u)
  expect(say(plainWording, texts, 'plain')).toBe('Rien à remplacer')
})

describe('links', () => {
  const terms = { href: '/cgu', label: 'les conditions' }
  const privacy = { href: '/donnees', label: 'vos données', target: '_blank' } as const

  test('split the sentence in order', () => {
    expect(sayParts(plainWording, texts, 'terms', { terms, privacy })).toEqual([
      'Lisez ',
      terms,
      ' et ',
      privacy,
      ' avant.',
    ])
  })

  test('an edited link has priority over the page’s, and may be additional', () => {
    const links = { 'room.terms': { terms: { href: '/autre', label: 'ceci' }, more: { href: '/plus', label: 'plus' } } }
    const edited = { 'room.terms': '%terms%, %privacy%, %more%' }
    expect(sayParts(wording({ edited, links }), texts, 'terms', { terms, privacy })).toEqual([
      links['room.terms'].terms,
      ', ',
      privacy,
      ', ',
      links['room.terms'].more,
    ])
  })

  test('a placeholder without a link stays as written', () => {
    expect(sayParts(plainWording, texts, 'terms', { privacy })).toEqual([
      'Lisez ',
      '%terms%',
      ' et ',
      privacy,
      ' avant.',
    ])
  })

  test('an offer may bring its own', () => {
    const offered = wording({ offers: { WELCOME: 'dix minutes (%terms%)' } })
    expect(sayParts(offered, texts, 'gift', { terms })).toEqual(['Bienvenue : dix minutes (', terms, ')'])
  })

  test('a sentence without a placeholder is one part', () => {
    expect(sayParts(plainWording, texts, 'plain', { terms })).toEqual(['Rien à remplacer'])
  })

  test('no link comes from a value that a visitor typed', () => {
    expect(sayParts(plainWording, texts, 'hello', { terms }, { name: '%terms%' })).toEqual([
      'Bonjour %terms%, et encore %terms%',
    ])
  })

  test('no link comes from the properties that every object inherits', () => {
    const inherited = wording({ edited: { 'room.terms': '%constructor%' } })
    expect(sayParts(inherited, texts, 'terms', {})).toEqual(['%constructor%'])
  })
})
