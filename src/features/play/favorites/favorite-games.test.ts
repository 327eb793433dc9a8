import { expect, test } from 'vitest'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
const slugs = (games: { slug: string }[]) => games.map(({ slug }) => slug)

test('toggling a favourite game returns the updated list, the latest first', async () => {
  const { browser } = await addClient(site)
  const toggle = async (gameId: number) => {
    await site.advance(1)
    return slugs((await browser.post('/api/favorite-game-ids', { gameId })).body.favoriteGames)
  }
  expect(await toggle(1)).toEqual(['le-tarot-de-marseille'])
  expect(await toggle(8)).toEqual(['la-numerologie', 'le-tarot-de-marseille'])
  expect(await toggle(1)).toEqual(['la-numerologie'])
  expect(slugs((await browser.get('/api/favorites-games')).body.favoriteGames)).toEqual(['la-numerologie'])
  const { browser: other } = await addClient(site)
  expect((await other.get('/api/favorites-games')).body.favoriteGames).toEqual([])
})

test('ten simultaneous clicks on a game are ten toggles', async () => {
  const { browser } = await addClient(site)
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => browser.post('/api/favorite-game-ids', { gameId: 2 })),
  )
  expect(presses.map((press) => press.status)).toEqual(Array(10).fill(200))
  expect((await browser.get('/api/favorites-games')).body.favoriteGames).toEqual([])
})

test('refused as favourite games: an unknown game, an anonymous visitor, a psychic', async () => {
  const { browser } = await addClient(site)
  const unknown = await browser.post('/api/favorite-game-ids', { gameId: 99 })
  expect([unknown.status, unknown.body.api.error]).toMatchObject([404, { code: 4000, field: 'gameId' }])
  expect((await site.browser().get('/api/favorites-games')).body.api.error.code).toBe(103)
  const { userId } = await addPsychic(site.owner, { withUser: true })
  const worker = await signInAs(site, userId!)
  expect((await worker.post('/api/favorite-game-ids', { gameId: 1 })).body.api.error.code).toBe(104)
})
