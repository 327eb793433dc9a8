import { openEphemeris } from '../src/astrology/events/ephemeris.ts'
import { SIGNS } from '../src/astrology/names.ts'
import { factOf } from '../src/features/sky/horoscopes/because.ts'
import { composeAll, type Horoscope } from '../src/features/sky/horoscopes/compose.ts'
import { contradict } from '../src/features/sky/horoscopes/fragments/fragment.ts'
import { spanOf } from '../src/features/sky/horoscopes/periods.ts'
import { daysAfter } from '../src/platform/time/days.ts'
import { checkDated } from '../test/check-dated.ts'
import { figure } from './report.ts'
import { shareAttributed } from './word-bags.ts'

const FIRST = '2026-10-01'
const DAYS = 60
/** Days within which another sign should not be told the same. */
const SOON = 3

/** Measures three things: horoscopes are true, they differ from one zodiac sign to the next, and scores agree with texts. */
export async function run(): Promise<void> {
  const sky = openEphemeris()
  const days = Array.from({ length: DAYS }, (_, day) => composeAll(spanOf('day', daysAfter(FIRST, day)), sky))
  const given = days.flatMap((bySign, day) =>
    bySign.flatMap((one, sign) => textsOf(one).map((text) => ({ text, day, sign }))),
  )
  figure('sentences a day and sign', given.length / DAYS / SIGNS.length)
  figure('different sentences', new Set(given.map(({ text }) => text)).size)
  const places = Map.groupBy(given, ({ text }) => text)
  const share = (isAlike: (days: number) => boolean) =>
    (given.filter(({ text, day, sign }) =>
      places.get(text)?.some((other) => other.sign !== sign && isAlike(other.day - day)),
    ).length *
      100) /
    given.length
  figure(
    'sentences told to two signs on one day, %',
    share((later) => later === 0),
    { atMost: 1 },
  )
  figure(
    'sentences told to another sign within three days, %',
    share((later) => later > 0 && later <= SOON),
    { atMost: 10 },
  )
  const all = days.flat()
  figure('sections whose tone and score disagree', all.flatMap(({ sections }) => sections.filter(disagrees)).length, {
    atMost: 0,
  })
  figure('contradictory pairs in a section', all.flatMap(({ sections }) => sections.flatMap(pairsAgainst)).length, {
    atMost: 0,
  })
  figure('facts on a page, at least', Math.min(...all.map(factsOn)), { atLeast: 6 })
  const long = (['month', 'year'] as const).map((length) => checkDated(length, sky))
  figure(
    'dated sentences of months and years checked',
    long.reduce((sum, { checked }) => sum + checked, 0),
  )
  figure(
    'dated sentences of months and years that are wrong',
    long.reduce((sum, { wrong }) => sum + wrong.length, 0),
    { atMost: 0 },
  )
  figure(
    'texts attributed to their sign by their words, %',
    shareAttributed(days.map((bySign) => bySign.map((one) => textsOf(one).join(' ')))) * 100,
    { atLeast: 25 },
  )
}

function textsOf({ opening, sections }: Horoscope): string[] {
  const all = [...opening.said, ...sections.flatMap(({ said }) => said)].map(({ text }) => text)
  return opening.headline === null ? all : [opening.headline, ...all]
}

type Section = Horoscope['sections'][number]

const disagrees = ({ score, said }: Section): boolean =>
  Math.sign(score - 3) !== Math.sign(said.reduce<number>((sum, { tone }) => sum + tone, 0))

const pairsAgainst = ({ said }: Section) =>
  said.flatMap((one, index) => said.slice(index + 1).filter((other) => contradict(one, other)))

const factsOn = ({ opening, sections }: Horoscope): number =>
  new Set([...opening.said, ...sections.flatMap(({ said }) => said)].map(({ because }) => factOf(because))).size
