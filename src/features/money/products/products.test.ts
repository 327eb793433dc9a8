import { expect, test } from 'vitest'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()

test('packs are listed by price rank, with the whole minutes that each gives', async () => {
  for (const price of [0, 100, 101, 500]) await addPsychic(site.owner, { price })
  const { rankProducts } = (await site.browser().get('/api/products')).body
  expect(rankProducts.map((one: { psychics: number }) => one.psychics)).toEqual([2, 1, 0, 0, 1])
  expect(rankProducts[4].packs[0]).toEqual({
    ...{ packId: 'credit-10', amount: 1000, credit: 1000, offered: 0, struckPrice: null },
    minutes: 2,
  })
  expect(rankProducts[0].packs[3]).toMatchObject({ amount: 10_000, minutes: 100 })
})

test('every listed psychic counts, however many there are', async () => {
  for (let turn = 0; turn < 101; turn++) await addPsychic(site.owner, { price: 300, siteId: 100 })
  const { rankProducts } = (await site.browser('second.localhost:3000').get('/api/products')).body
  expect(rankProducts.map((one: { psychics: number }) => one.psychics)).toEqual([0, 0, 101, 0, 0])
})
