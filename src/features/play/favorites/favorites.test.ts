import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { action, loader } from './favorites.page.tsx'

const site = useTestApp()
const ids = (list: { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b)

test('toggling a favourite returns the updated list', async () => {
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

test('favourites are personal: marked in the client’s lists, first in the groups, invisible to others', async () => {
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

test('ten simultaneous clicks are ten toggles', async () => {
  const { browser } = await addClient(site)
  const { id } = await addPsychic(site.owner)
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => browser.post('/api/favorite-psychic-ids', { psychicId: id })),
  )
  expect(presses.map((press) => press.status)).toEqual(Array(10).fill(200))
  expect((await browser.get('/api/favorites-psychics')).body.favoritePsychics).toEqual([])
})

test('refused: a psychic not listed on this site, an anonymous visitor, a psychic', async () => {
  const { browser } = await addClient(site)
  const unknown = await browser.post('/api/favorite-psychic-ids', { psychicId: 999_999 })
  expect([unknown.status, unknown.body.api.error]).toMatchObject([404, { code: 4000, field: 'psychicId' }])
  const elsewhere = await addPsychic(site.owner, { siteId: 100 })
  expect((await browser.post('/api/favorite-psychic-ids', { psychicId: elsewhere.id })).status).toBe(404)
  expect((await site.browser().get('/api/favorites-psychics')).body.api.error.code).toBe(103)
  const { id, userId } = await addPsychic(site.owner, { withUser: true })
  const worker = await signInAs(site, userId!)
  expect((await worker.post('/api/favorite-psychic-ids', { psychicId: id })).body.api.error.code).toBe(104)
})

test('the favourite group is complete, however few other psychics are requested', async () => {
  const { browser } = await addClient(site)
  const { id } = await addPsychic(site.owner, { position: 9999 })
  await browser.post('/api/favorite-psychic-ids', { psychicId: id })
  const [group, ...others] = (await browser.get('/api/psychics?isGrouped=1&limit=1')).body.psychicsGroups
  expect(ids(group.psychics)).toEqual([id])
  expect(others.flatMap((one: { psychics: [] }) => one.psychics)).toHaveLength(1)
})

test('the heart’s form leads back to its page, or is answered in place', async () => {
  const { browser } = await addClient(site)
  const { id } = await addPsychic(site.owner)
  const press = (fields: Record<string, string>, who = browser) =>
    sendForm(site, action, '/mes-favoris', { psychicId: String(id), ...fields }, who)
  const kept = async () => ids((await openPage(site, loader, '/mes-favoris', browser)).data.psychics)
  expect(await press({ retour: '/voyance?jobId=1' })).toMatchObject({ status: 303, location: '/voyance?jobId=1' })
  expect(await kept()).toEqual([id])
  expect(await press({ retour: '//evil.example' })).toMatchObject({ status: 303, location: '/' })
  expect(await kept()).toEqual([])
  expect((await press({ retour: '/voyance', inPlace: '1' })).data).toEqual({ isFavorite: true })
  expect((await press({ retour: '/voyance', inPlace: '1' })).data).toEqual({ isFavorite: false })
  expect(await press({ psychicId: 'x' })).toMatchObject({ status: 404, data: { refusal: { code: 4000 } } })
  expect(await press({ retour: '/voyance' }, site.browser())).toMatchObject({
    status: 303,
    location: '/connexion?retour=%2Fvoyance',
  })
  expect((await openPage(site, loader, '/mes-favoris', site.browser())).location).toBe(
    '/connexion?retour=%2Fmes-favoris',
  )
})
