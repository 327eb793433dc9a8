import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Circumstances, tokensIn } from '../../test/css-tokens.ts'
import { contrast, readColour } from '../platform/colour/colour.ts'
import { siteDefinitions } from '../sites/index.ts'
import { seasons } from '../sites/seasons/season.ts'
import { themeColor } from './shell-data.ts'

const AAA = 7
const AA = 4.5
const GRAPHIC = 3

const brands = siteDefinitions.map(({ key }) => key)
const schemes = ['light', 'dark'] as const
const everyday: Circumstances[] = brands.flatMap((brand) => schemes.map((scheme) => ({ brand, season: null, scheme })))
const seasonal: Circumstances[] = everyday.flatMap((one) => seasons.map((season) => ({ ...one, season })))

type Pair = readonly [least: number, front: string, back: string]

const against = (least: number, fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => [least, front, back] as const))

const papers = ['--ground', '--surface', '--sunken']
const skies = ['--night', '--night-deep', '--night-high']
const states = ['good', 'busy', 'bad'].map((state) => [AA, `--${state}`, `--${state}-ground`] as const)

/** Colours of text and graphics on a page, and on a dark sky, where the same names have other values. */
const anywhere: readonly Pair[] = [
  ...against(AAA, ['--ink'], papers),
  ...against(AA, ['--ink-soft', '--good', '--busy', '--bad'], papers),
  ...against(AA, ['--ink'], ['--good-ground', '--busy-ground', '--bad-ground', '--info-ground']),
  ...states,
  ...against(AA, ['--on-metal'], ['--metal', '--metal-bright']),
  ...against(GRAPHIC, ['--metal-line', '--line-strong', '--focus'], papers),
]
const onSky: readonly Pair[] = [
  ...against(AAA, ['--on-night'], skies),
  ...against(AA, ['--on-night-soft', '--metal', '--metal-bright'], skies),
]
const inSeason: readonly Pair[] = [...against(AA, ['--accent'], skies), ...against(AA, ['--metal-line'], papers)]

function tooFaint(tokens: Map<string, string>, pairs: readonly Pair[]): string[] {
  return pairs
    .map(([least, front, back]) => ({ least, front, back, ratio: ratioOf(tokens, front, back) }))
    .filter(({ least, ratio }) => !(ratio >= least))
    .map(({ least, front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}, not ${least}`)
}

function ratioOf(tokens: Map<string, string>, front: string, back: string): number {
  const [one, other] = [readColour(tokens.get(front) ?? ''), readColour(tokens.get(back) ?? '')]
  return one && other ? contrast(one, other) : Number.NaN
}

test.each(everyday)('$brand, $scheme: all text has enough contrast, on paper and on the sky', (circumstances) => {
  const { page, night } = tokensIn(circumstances)
  expect(tooFaint(page, [...anywhere, ...onSky])).toEqual([])
  expect(tooFaint(night, anywhere)).toEqual([])
})

test.each(seasonal)(
  '$brand, $season, $scheme: the accent is visible in the sky and legible on paper',
  (circumstances) => {
    const { page, night } = tokensIn(circumstances)
    expect(tooFaint(page, inSeason)).toEqual([])
    expect(tooFaint(night, inSeason)).toEqual([])
  },
)

test.each(schemes)('no two seasons, nor a season and a brand, share an accent: %s', (scheme) => {
  const names = ['--accent', '--metal-line']
  for (const name of names) {
    const given = [null, ...seasons].map((season) => tokensIn({ brand: 'main', season, scheme }).page.get(name))
    expect(new Set(given).size).toBe(seasons.length + 1)
  }
})

test.each(seasons)('%s has its three pictures', (season) => {
  const { page } = tokensIn({ brand: 'main', season, scheme: 'light' })
  for (const kind of ['sky', 'strip', 'frieze']) {
    const address = /^url\("\.(\/pictures\/[^"]+)"\)$/.exec(page.get(`--season-${kind}`) ?? '')?.[1]
    expect(address).toBe(`/pictures/${season}-${kind}.svg`)
    expect(existsSync(`src/ui/season${address}`)).toBe(true)
  }
})

test.each(brands)('%s: the browser’s theme colour equals the header’s', (brand) => {
  const night = readColour(tokensIn({ brand, season: null, scheme: 'light' }).page.get('--night')!)!
  expect(contrast(night, readColour(themeColor[brand])!)).toBeLessThan(1.02)
})

test('every token is defined before it is used', () => {
  for (const circumstances of seasonal) {
    const { page, night } = tokensIn(circumstances)
    const lost = [...page, ...night].filter(([, value]) => value.includes('missing('))
    expect(lost.filter(([, value]) => !/missing\(--bar\)/.test(value))).toEqual([])
  }
})
