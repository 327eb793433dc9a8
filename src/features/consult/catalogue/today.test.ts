import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as page from './psychics.page.tsx'

const site = useTestApp()
const today = async (path = '/voyance') => (await openPage(site, page.loader, path, site.browser())).data.today

test('the list names the psychic whose turn it is today, and nobody once it is filtered', async () => {
  expect(await today()).toBeNull()
  for (const price of [100, 200]) await addPsychic(site.owner, { price })
  const named = []
  for (let day = 0; day < 3; day += 1) {
    const { psychic } = (await site.browser().get('/api/psychics/day')).body
    expect(await today()).toEqual({ name: psychic.name, slug: psychic.slug })
    named.push(psychic.slug)
    await site.advance(86_400)
  }
  expect(new Set(named).size).toBe(2)
  expect(named[0]).toBe(named[2])
  expect(await today('/voyance?price=5')).toBeNull()
})
