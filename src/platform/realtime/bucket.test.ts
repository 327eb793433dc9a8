import { expect, test } from 'vitest'
import { Bucket } from './bucket.ts'

test('a burst at once, then a rate per second; unused allowance is not saved beyond the burst', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0)
  expect([bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([0, 0, 0, 0.5])
  expect([bucket.take(250), bucket.take(500), bucket.take(500)]).toEqual([0.25, 0, 0.5])
  expect([bucket.take(60_000), bucket.take(60_000), bucket.take(60_000), bucket.take(60_000)]).toEqual([0, 0, 0, 0.5])
})
