import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genders } from '../../house/users/rules.ts'
import { compose, type Portrait } from './compose.ts'
import { DIMENSIONS, questions } from './questions.ts'
import { care } from './readings/care.ts'
import { levels } from './readings/levels.ts'
import { remarks } from './readings/remarks.ts'
import { type Choices, levelOf, measuresOf, profileOf, STAGES } from './rules.ts'

const people = { gender: 'unknown', partnerGender: 'unknown', stage: 'settled' } as const

/** Every question answered by the option of these points, but those named. */
function choosing(points: number, but: Readonly<Record<string, number>> = {}): Choices {
  return Object.fromEntries(
    questions.map(({ id, options }) => [id, options.findIndex((option) => option.points === (but[id] ?? points))]),
  ) as Choices
}

const choices = fc
  .tuple(...questions.map(({ options }) => fc.nat(options.length - 1)))
  .map((places) => Object.fromEntries(questions.map(({ id }, at) => [id, places[at]])) as Choices)
const anyone = fc.record({
  gender: fc.constantFrom(...genders),
  partnerGender: fc.constantFrom(...genders),
  stage: fc.constantFrom(...STAGES),
})

const textsOf = ({ opening, parts, together, gestures, closing }: Portrait) => [
  opening,
  ...parts.map(({ text }) => text),
  ...together,
  ...gestures,
  closing,
]
const wordsIn = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

describe('questions', () => {
  test('twenty-four, four for each dimension, with four answers worth 3, 2, 1 and 0', () => {
    expect(questions.map(({ id }) => id)).toEqual(DIMENSIONS.flatMap((one) => [1, 2, 3, 4].map((at) => `${one}${at}`)))
    for (const { id, dimension, options } of questions) {
      expect(id.startsWith(dimension)).toBe(true)
      expect(options.map(({ points }) => points).sort(), id).toEqual([0, 1, 2, 3])
      for (const { points, alarms } of options) expect(alarms === undefined || points === 0).toBe(true)
    }
  })

  test('every dimension with an answer that alarms has its own words for it', () => {
    const alarming = questions.filter(({ options }) => options.some(({ alarms }) => alarms))
    expect(alarming.map(({ dimension }) => dimension).sort()).toEqual(Object.keys(care.dimensions).sort())
  })
})

test.each([
  [100, 'bright'],
  [80, 'bright'],
  [79, 'good'],
  [55, 'good'],
  [54, 'mixed'],
  [35, 'mixed'],
  [34, 'low'],
  [0, 'low'],
] as const)('a score of %i is %s', (score, level) => expect(levelOf(score)).toBe(level))

test.each([
  [[60, 60, 60, 60, 60, 60], 'even'],
  [[100, 60, 100, 60, 100, 60], 'even'],
  [[59, 100, 60, 60, 60, 60], 'growing'],
  [[55, 100, 60, 60, 60, 60], 'contrast'],
  [[0, 45, 0, 0, 0, 0], 'contrast'],
  [[30, 50, 50, 50, 45, 45], 'growing'],
  [[30, 50, 50, 50, 45, 44], 'hard'],
  [[0, 0, 0, 0, 0, 0], 'hard'],
] as const)('scores of %j are %s', (scores, profile) => expect(profileOf(scores)).toBe(profile))

describe('measures', () => {
  test('the score is the share of twelve points', () => {
    expect(measuresOf(choosing(3)).map(({ score }) => score)).toEqual([100, 100, 100, 100, 100, 100])
    expect(measuresOf(choosing(1)).map(({ score }) => score)).toEqual([33, 33, 33, 33, 33, 33])
    expect(measuresOf(choosing(2, { talk1: 0, talk2: 1 }))[2]).toMatchObject({ score: 42, level: 'mixed' })
  })

  test.each([
    ['well, the best answer is noted', { desire2: 3 }, 2, { id: 'desire2', went: 'high' }],
    ['well, the first of equal answers', {}, 2, { id: 'desire1', went: 'high' }],
    ['less well, the worst answer', { desire2: 0 }, 1, { id: 'desire2', went: 'low' }],
    ['less well, the first of equal answers', {}, 1, { id: 'desire1', went: 'low' }],
  ] as const)('%s', (_, but, points, noted) => expect(measuresOf(choosing(points, but))[1]!.noted).toEqual(noted))
})

describe('a portrait', () => {
  test('has 600 words or more, 1,000 at most, and no place left open, whatever the answers', () => {
    fc.assert(
      fc.property(anyone, choices, (who, chosen) => {
        const texts = textsOf(compose(who, chosen))
        const words = wordsIn(texts)
        expect(words).toBeGreaterThanOrEqual(600)
        expect(words).toBeLessThanOrEqual(1000)
        for (const text of texts) expect(text).not.toMatch(/[{}]|undefined/)
      }),
      {
        numRuns: 500,
        examples: STAGES.flatMap((stage) => [0, 1, 2, 3].map((at) => [{ ...people, stage }, choosing(at)])) as [
          never,
          never,
        ][],
      },
    )
  })

  test('says each dimension by its level, with a remark on one answer', () => {
    const { parts, calls } = compose(people, choosing(2, { trust1: 0, trust2: 0, projects4: 3 }))
    expect(calls).toBe(false)
    expect(parts[0]).toEqual({
      dimension: 'trust',
      score: 33,
      level: 'low',
      text: `${levels.trust.low} ${remarks.trust1.low}`,
    })
    expect(parts[5]!.text).toBe(`${levels.projects.good} ${remarks.projects4.high}`)
  })

  test('joins the strongest and the weakest, or says that they are equal', () => {
    const far = compose(people, choosing(2, { balance1: 1, balance3: 1, talk1: 3, talk2: 3 }))
    expect(far.together[0]).toMatch(
      /^Votre point d’appui\u00a0: la parole\. Ce qui réclame le plus d’attention\u00a0: l’équilibre\./,
    )
    expect(far.gestures[0]).toMatch(/^Échangez une tâche/)
    expect(far.gestures).toHaveLength(3)
    expect(compose({ ...people, partnerGender: 'female' }, choosing(2)).together[0]).toContain(
      'demander à votre compagne',
    )
  })

  test.each(genders)('agrees with the person: %s', (gender) => {
    const { opening, closing } = compose({ ...people, gender }, choosing(2))
    const said = { female: ['venue', 'fière'], male: ['venu', 'fier'], unknown: ['Vous voici', 'courage'] }[gender]
    expect([opening, closing].map((text, at) => text.includes(said[at]!))).toEqual([true, true])
  })

  test.each(['trust3', 'desire3', 'quarrels2', 'balance2'] as const)(
    'the answer that alarms of %s brings help first',
    (id) => {
      const { calls, opening, parts, together, gestures } = compose(people, choosing(3, { [id]: 0 }))
      expect(calls).toBe(true)
      expect(opening).toContain('vous n’y êtes pour rien')
      const own = parts.find(({ dimension }) => id.startsWith(dimension))!
      expect(own.text).toBe(care.dimensions[own.dimension]!.replaceAll('{partner}', 'votre partenaire'))
      expect(together).toEqual([care.aside])
      expect(gestures).toEqual(care.gestures)
    },
  )

  test('an answer as low, which does not alarm, does not', () => {
    expect(compose(people, choosing(3, { talk3: 0, projects2: 0 })).calls).toBe(false)
  })
})

test('written in French: no-break spaces, curly apostrophes, no fear and no promise', () => {
  const all = [
    ...questions.flatMap(({ asks, options }) => [asks, ...options.map(({ says }) => says)]),
    ...[0, 1, 2, 3].flatMap((points) => textsOf(compose(people, choosing(points)))),
    ...Object.values(levels).flatMap((one) => Object.values(one)),
    ...Object.values(remarks).flatMap(({ high, low }) => [high, low]),
    ...Object.values(care.dimensions),
  ]
  for (const text of all) {
    expect(text).not.toMatch(/['"\u202f]| [;:!?»]|« /)
    expect(text).not.toMatch(/!|vous allez|destin|âme sœur|garanti[rt]|100\s?%|rupture|toujours heureux/i)
  }
})
