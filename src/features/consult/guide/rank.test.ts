import { describe, expect, test } from 'vitest'
import { type Answers, CHOICES, readGiven } from './answers.ts'
import { type Candidate, GUIDED, rankFor, whenOf } from './rank.ts'
import { citedIn } from './theme-words.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const inHours = (hours: number) => ({ at: new Date(NOW.getTime() + hours * 3_600_000) })

interface Named extends Candidate {
  name: string
}

const one = (name: string, of: Partial<Candidate> = {}): Named => ({
  name,
  status: 'available',
  platforms: ['chat'],
  specialities: ['amour'],
  pricePerMinute: 200,
  rating: null,
  reviewCount: 0,
  isAutomaton: false,
  ...of,
})

const answers = (of: Partial<Answers> = {}): Answers => ({ theme: 'love', way: 'any', matter: 'any', ...of })
const names = (of: Partial<Answers>, candidates: Named[]) =>
  rankFor(answers(of), candidates, NOW).map(({ one: { name } }) => name)

describe('how soon somebody can be reached', () => {
  test.each([
    ['free on the way asked for', {}, 'chat', 'now'],
    ['free on another way', {}, 'phone', null],
    ['free on any way', { platforms: ['phone'] }, 'any', 'now'],
    ['busy on the way asked for', { status: 'busy' }, 'chat', 'queue'],
    ['busy on another way', { status: 'busy' }, 'web-call', null],
    ['busy, reached by the premium-rate number alone', { status: 'busy', platforms: ['audiotel'] }, 'any', null],
    ['back within a day', { status: 'offline', platforms: [], back: inHours(24) }, 'phone', 'back'],
    ['back later', { status: 'offline', platforms: [], back: inHours(24.1) }, 'any', null],
    ['away without hours', { status: 'away', platforms: [], back: null }, 'any', null],
    ['absent, answering by text message', { status: 'offline', platforms: ['sms'] }, 'any', 'text'],
    ['absent, answering by text message, asked for a call', { status: 'offline', platforms: ['sms'] }, 'phone', null],
    ['free, and asked by text message', { platforms: ['chat', 'sms'] }, 'sms', 'text'],
    ['free, without text messages', {}, 'sms', null],
  ] as const)('%s', (_, of, way, when) => {
    expect(whenOf(one('A', of as Partial<Candidate>), way, NOW)).toBe(when)
  })
})

describe('who comes first', () => {
  const free = one('free', { pricePerMinute: 300, rating: 4, reviewCount: 9 })
  const cheap = one('cheap', { pricePerMinute: 100, status: 'offline', platforms: [], back: inHours(2) })
  const praised = one('praised', { status: 'busy', rating: 4.9, reviewCount: 40 })
  const stranger = one('stranger', { specialities: ['prénoms'], pricePerMinute: 50, rating: 5, reviewCount: 90 })
  const machine = one('machine', { isAutomaton: true, pricePerMinute: 10, rating: 5, reviewCount: 99 })
  const all = [machine, stranger, cheap, praised, free]

  test.each([
    ['now: soonest, then the theme, then people', 'now', ['free', 'machine', 'stranger']],
    ['price: the theme, then people, then the price', 'price', ['cheap', 'praised', 'free']],
    ['reviews: the theme, then people, then the rating', 'reviews', ['praised', 'free', 'cheap']],
    ['nothing: the theme, then people, then soonest', 'any', ['free', 'praised', 'cheap']],
  ] as const)('%s', (_, matter, expected) => {
    expect(names({ matter }, all)).toEqual(expected)
  })

  test('nobody is compared by a theme that is any other, and equals stay in the site’s order', () => {
    expect(names({ theme: 'other', matter: 'now' }, [one('B'), one('A'), stranger])).toEqual(['B', 'A', 'stranger'])
  })

  test('a rating shared by two is decided by how many gave it', () => {
    const few = one('few', { rating: 4.5, reviewCount: 3 })
    const many = one('many', { rating: 4.5, reviewCount: 30 })
    expect(names({ matter: 'reviews' }, [few, many])).toEqual(['many', 'few'])
  })

  test('no more than three are named, and none who cannot be reached', () => {
    const crowd = Array.from({ length: 8 }, (_, at) => one(`${at}`))
    expect(names({}, crowd)).toHaveLength(GUIDED)
    expect(names({ way: 'phone' }, crowd)).toEqual([])
  })
})

test.each([
  [['peines de cœur', 'tarot'], 'love', ['peines de cœur']],
  [['Séparation', 'amours tardives'], 'love', ['Séparation', 'amours tardives']],
  [['belle-famille', 'mères et filles', 'nombres'], 'family', ['belle-famille', 'mères et filles']],
  [['conflits au travail'], 'work', ['conflits au travail']],
  [['nouveau départ', 'changement d’emploi'], 'change', ['nouveau départ', 'changement d’emploi']],
  [['changement d’emploi'], 'work', ['changement d’emploi']],
  [['estime de soi', 'soirées'], 'self', ['estime de soi']],
  [['amour'], 'other', []],
] as const)('%j names %s by %j', (specialities, theme, cited) => {
  expect(citedIn(specialities, theme)).toEqual(cited)
})

test.each([
  ['', 'theme'],
  ['theme=amour', 'way'],
  ['theme=amour&voie=tchat', 'matter'],
  ['theme=amour&voie=tchat&compte=prix', null],
  ['utm_source=lettre&theme=autre', 'way'],
])('%j is followed by the question %j', (query, next) => {
  expect(readGiven(new URLSearchParams(query))?.next).toBe(next)
})

test.each([
  'theme=argent',
  'theme=',
  'voie=tchat',
  'theme=amour&compte=prix',
  'theme=amour&voie=fax',
  'theme=toString',
])('%j is no answer', (query) => {
  expect(readGiven(new URLSearchParams(query))).toBeNull()
})

test('all answers have words of their own in the address', () => {
  for (const choices of Object.values(CHOICES))
    expect(new Set(Object.values(choices)).size).toBe(Object.keys(choices).length)
})
