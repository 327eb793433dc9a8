import { expect, test } from 'vitest'
import { addClient } from '../../../test/people.ts'
import { addPsychic } from '../../../test/psychics.ts'
import { useTestApp } from '../../../test/test-app.ts'

const site = useTestApp()
const ids = (list: { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b)

test('a favourite is toggled, and the updated list comes back', async () => {
  const { browser } = await addClient(site)
  const one = await addPsychic(site.owner)
  const two = await addPsychic(site.owner)
  const toggle = async (psychicId: number) =>
    ids((await browser.post('/api/favorite-psychic-ids', { psychicId })).body.favoritePsychics)
  expect(await toggle(one.id)).toEqual([one.id])
  expect(await toggle(two.id)).toEqual([one.id, two.id])
  expect(await toggle(one.id)).toEqual([two.id])
  expect(ids((await browser.get('/api/favorites-psychics')).body.favoritePsychics)).toEqual([two.id])
})

test('they are one’s own: marked in one’s lists, first in the groups, unknown to others', async () => {
  const { browser } = await addClient(site)
  const { id } = await addPsychic(site.owner, { jobId: 4 })
  await browser.post('/api/favorite-psychic-ids', { psychicId: id })
  const mine = (await browser.get('/api/psychics?isGrouped=1')).body.psychicsGroups
  expect(mine[0]).toMatchObject({ id: 0, name: 'Vos favoris', isFavoriteGroup: true })
  expect(ids(mine[0].psychics)).toEqual([id])
  for (const other of [(await addClient(site)).browser, site.browser()]) {
    const { psychics } = (await other.get('/api/psychics')).body
    expect(psychics.find((one: { id: number }) => one.id === id).isFavorite).toBe(false)
    expect((await other.get('/api/psychics?isGrouped=1')).body.psychicsGroups[0].isFavoriteGroup).toBe(false)
  }
})

test('ten presses at once are ten toggles', async () => {
  const { browser } = await addClient(site)
  const { id } = await addPsychic(site.owner)
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => browser.post('/api/favorite-psychic-ids', { psychicId: id })),
  )
  expect(presses.map((press) => press.status)).toEqual(Array(10).fill(200))
  expect((await browser.get('/api/favorites-psychics')).body.favoritePsychics).toEqual([])
})

test('refused: a psychic that this site does not list, an anonymous visitor, a psychic', async () => {
  const { browser } = await addClient(site)
  const unknown = await browser.post('/api/favorite-psychic-ids', { psychicId: 999_999 })
  expect([unknown.status, unknown.body.api.error]).toMatchObject([404, { code: 4000, field: 'psychicId' }])
  expect((await site.browser().get('/api/favorites-psychics')).body.api.error.code).toBe(103)
})
