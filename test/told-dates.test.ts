import { expect, test } from 'vitest'
import { articles } from '../db/seed/content/articles.ts'
import { signPages } from '../db/seed/content/sign-pages.ts'
import { eclipsesIn } from '../src/astrology/events/eclipses.ts'
import { openEphemeris } from '../src/astrology/events/ephemeris.ts'
import { exactAspectsIn, ingressesIn, stationsIn } from '../src/astrology/events/events.ts'
import { parisSpan } from '../src/astrology/events/sky-of-day.ts'
import { SIGNS } from '../src/astrology/names.ts'
import { signPageAddress } from '../src/features/sky/sky/sign-pages.ts'

const sky = openEphemeris()
const span = parisSpan('2026-12-01', '2028-01-31')
const planets = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const pairs = slow.flatMap((from, place) => slow.slice(place + 1).map((to) => [from, to] as const))

const dayOf = (at: number) =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' }).format(at)
const events = [
  ...ingressesIn(span, planets, sky),
  ...stationsIn(span, planets, sky),
  ...eclipsesIn(span),
  ...exactAspectsIn(span, pairs, sky),
]
const known = new Set(events.map(({ at }) => dayOf(at)))

/** The days that a text names: « le 3 juillet », « du 3 au 27 juillet », « le 1er avril ». */
function daysIn(text: string): string[] {
  const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
  const found = text.matchAll(new RegExp(`\\b(\\d{1,2})(?:er)?(?: au (\\d{1,2})(?:er)?)? (${months})`, 'g'))
  return [...found].flatMap(([, first, last, month]) => [first, last].flatMap((day) => (day ? `${day} ${month}` : [])))
}
const bodyOf = (slug: string) => articles.find((one) => one.slug === slug)!.body

test.each(['l-annee-2027-ce-que-dit-le-ciel', 'demenager-ce-que-dit-la-maison-quatre'])(
  '%s names only days on which the sky does something',
  (slug) => {
    const days = daysIn(bodyOf(slug))
    expect(days.length).toBeGreaterThan(10)
    expect(days.filter((day) => !known.has(day))).toEqual([])
  },
)

test('the article on 2027 forgets no station, eclipse, slow aspect or ingress of Jupiter', () => {
  const year = parisSpan('2027-01-01', '2028-01-01')
  const due = [
    ...ingressesIn(year, ['jupiter', 'saturn'], sky),
    ...stationsIn(year, ['mercury', 'venus', 'mars'], sky),
    ...eclipsesIn(year).filter(({ kind }) => kind !== 'penumbral'),
    ...exactAspectsIn(year, pairs, sky),
  ].map(({ at }) => dayOf(at))
  expect(due.length).toBeGreaterThan(15)
  const told = daysIn(bodyOf('l-annee-2027-ce-que-dit-le-ciel'))
  expect(due.filter((day) => !told.includes(day))).toEqual([])
})

test('each page of Venus gives the days on which she enters its sign and leaves it', () => {
  const ingresses = ingressesIn(span, ['venus'], sky)
  for (const [place, { at, sign }] of ingresses.entries()) {
    const body = signPages.find(({ path }) => path === signPageAddress('venus', sign))!.body
    const told = daysIn(body)
    const leaves = ingresses[place + 1]
    if (at < parisSpan('2028-01-01', '2028-01-02').from) expect(told, `${sign} enters`).toContain(dayOf(at))
    if (leaves && leaves.at < parisSpan('2028-01-01', '2028-01-02').from) {
      expect(told, `${sign} leaves`).toContain(dayOf(leaves.at))
    }
    expect(
      told.filter((day) => !known.has(day)),
      sign,
    ).toEqual([])
  }
  expect(new Set(ingresses.map(({ sign }) => sign)).size).toBe(SIGNS.length)
})
