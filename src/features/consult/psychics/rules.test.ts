import { describe, expect, test } from 'vitest'
import { fairMeasures, isNew, nextOf, praisedTitle, rankOf, roundRating, titleOf } from './rules.ts'
import { jobOf, jobs, jobTitle } from './trades.ts'

test.each([
  ['male', 'Voyant', 'sérieux', 'expérimenté'],
  ['female', 'Voyante', 'sérieuse', 'expérimentée'],
  ['unknown', 'Voyant(e)', 'sérieux(se)', 'expérimenté(e)'],
] as const)(
  'row 194: a psychic of gender %s is called %s, and %s and %s where facts bear it out',
  (gender, ...words) => {
    const [title, serious, experienced] = words
    const called = (isChecked: boolean, reviews: number | null) => praisedTitle({ gender, isChecked, reviews })
    expect([titleOf(gender), called(false, null), called(false, 19)]).toEqual([title, title, title])
    expect([called(true, 0), called(false, 20)]).toEqual([`${title} ${serious}`, `${title} ${experienced}`])
    expect(called(true, 20)).toBe(`${title} ${serious} et ${experienced}`)
    const jobTitled = jobTitle({ title: called(true, 20), jobIds: [1, 4], gender })
    expect(jobTitled).toBe(`${title} ${serious} et ${experienced}, tarologue`)
  },
)

test('the jobs have their ids, and an unknown id throws', () => {
  expect(jobs.map((job) => `${job.id} ${job.key}`)).toEqual([
    '1 voyant',
    '2 medium',
    '3 astrologue',
    '4 tarologue',
    '5 numerologue',
  ])
  expect(jobOf(1).singular.female).toBe('voyante')
  expect(() => jobOf(6)).toThrow()
})

test.each([
  [[1], 'Voyante'],
  [[4], 'Voyante, tarologue'],
  [[4, 1, 5], 'Voyante, tarologue, numérologue'],
])('a psychic with jobs %j is called %s', (jobIds, said) => {
  expect(jobTitle({ title: 'Voyante', jobIds, gender: 'female' })).toBe(said)
})

test.each([
  ['the day of joining', '2026-11-21T11:00:00Z', true],
  ['exactly sixty days ago', '2026-09-22T11:00:00Z', true],
  ['a second earlier', '2026-09-22T10:59:59Z', false],
])('new: %s', (_, joined, expected) => {
  expect(isNew(new Date(joined), new Date('2026-11-21T11:00:00Z'))).toBe(expected)
})

test.each([
  [null, null],
  [4.25, 4.3],
  [4.24, 4.2],
  [5, 5],
])('an average of %s is shown as %s', (average, shown) => {
  expect(roundRating(average)).toBe(shown)
})

describe('the next part of a list', () => {
  const list = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id }))
  const ids = (from: Partial<Parameters<typeof nextOf>[1]>) =>
    nextOf(list, { origin: 0, excludedIds: [], limit: 3, ...from }).map((one) => one.id)

  test.each([
    ['starts at the beginning', {}, [1, 2, 3]],
    ['continues from an origin', { origin: 3 }, [4, 5, 6]],
    ['leaves out what was seen, without skipping anyone', { origin: 3, excludedIds: [1, 2, 3] }, [4, 5, 6]],
    ['includes psychics who moved up meanwhile', { origin: 3, excludedIds: [4, 5, 6] }, [1, 2, 3]],
    ['skips only beyond the excluded ones', { origin: 3, excludedIds: [1] }, [4, 5, 6]],
    ['ignores unknown ids among the excluded', { origin: 3, excludedIds: [90, 91, 92] }, [4, 5, 6]],
    ['ends', { origin: 6 }, [7]],
    ['is empty past the end', { origin: 50 }, []],
  ])('%s', (_, from, expected) => {
    expect(ids(from)).toEqual(expected)
  })
})

test.each([
  ['too few requests', { requests: 4, begun: 4, pickUp: 3 }, null],
  ['five requests', { requests: 5, begun: 4, pickUp: 7.5 }, { requests: 5, begunPercent: 80, pickUpSeconds: 8 }],
  ['none accepted', { requests: 6, begun: 0, pickUp: null }, { requests: 6, begunPercent: 0, pickUpSeconds: null }],
  ['never rounded up', { requests: 300, begun: 299, pickUp: 1 }, { requests: 300, begunPercent: 99, pickUpSeconds: 1 }],
])('measures: %s', (_, counted, shown) => {
  expect(fairMeasures(counted)).toEqual(shown)
})

test('the easier to reach come first, then the site’s own order', () => {
  const list = [
    { id: 5, status: 'available' },
    { id: 3, status: 'busy' },
    { id: 9, status: 'offline' },
    { id: 4, status: 'offline' },
  ]
  expect(rankOf(list, 4)).toEqual({ place: 4, of: 4, byPresence: 2, byOrder: 1 })
  expect(rankOf(list, 5)).toEqual({ place: 1, of: 4, byPresence: 0, byOrder: 0 })
  expect(rankOf(list, 7)).toBeNull()
})
