import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as page from './wallet.page.tsx'

const site = useTestApp()

test('the wallet says what each pack gives at least, for prices that somebody asks, in the order of the products', async () => {
  const { browser } = await addClient(site)
  const read = async () => (await openPage(site, page.loader, '/wallet', browser)).data
  expect((await read()).ranks).toEqual([])
  for (const price of [90, 250, 300]) await addPsychic(site.owner, { price })
  await addPsychic(site.owner, { price: 500, siteId: 100 })
  const { ranks, packs } = await read()
  const { rankProducts } = (await browser.get('/api/products')).body
  expect(ranks).toEqual(rankProducts.filter(({ psychics }: { psychics: number }) => psychics > 0))
  expect(ranks.map(({ rank, psychics }: Record<string, number>) => [rank, psychics])).toEqual([
    [1, 1],
    [3, 2],
  ])
  const order = rankProducts[0].packs.map(({ packId }: { packId: string }) => packId)
  expect(packs.map(({ id }: { id: string }) => id)).toEqual(order)
})
