import { expect, test } from 'vitest'
import { games as seeds } from '../../../../db/seed/content/games.ts'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Status } from '../../content/content/rules.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader as openHub } from '../hub/hub.page.tsx'
import { loader as openGame } from '../table/game.page.tsx'
import { loader as openResult } from '../table/result.page.tsx'

const site = useTestApp()
const LOVE = 'le-tarot-gratuit-d-amour'
const SECOND = 'second.localhost:3000'
const { slug: _, ...love } = seeds.find(({ slug }) => slug === LOVE)!

const save = (place: number, status: Status, changes: object, known: number | null) =>
  saveEntry(
    systemVisit(site.app, site.app.sites[place]!),
    { kind: 'game', address: LOVE, status, publishAt: null, data: { ...love, ...changes } },
    known,
  )
const nameOn = async (host?: string) => (await site.browser(host).get(`/api/games/${LOVE}`)).body.game?.name ?? null
const namesInHub = async () =>
  (await openPage(site, openHub, '/tarots-oracles', site.browser())).data.games.map(
    ({ name }: { name: string }) => name,
  )

test('a game is called everywhere as its entry says; a draft changes nothing, and a brand may have its own', async () => {
  await save(0, 'draft', { name: 'Le tarot du cœur' }, 1)
  expect([await nameOn(), await nameOn(SECOND)]).toEqual([love.name, love.name])
  await save(0, 'published', { name: 'Le tarot du cœur', questions: [] }, 2)
  await save(1, 'published', { name: 'Les cartes de l’amour' }, null)
  expect([await nameOn(), await nameOn(SECOND)]).toEqual(['Le tarot du cœur', 'Les cartes de l’amour'])
  expect(await namesInHub()).toContain('Le tarot du cœur')
  const { data } = await openPage(site, openGame, `/tarots-oracles/${LOVE}`, site.browser(), { game: LOVE })
  expect(data).toMatchObject({ name: 'Le tarot du cœur', title: love.title, asking: love.asking, questions: [] })
  const { browser } = await addClient(site)
  const favorites = (await browser.post('/api/favorite-game-ids', { gameId: 2 })).body.favoriteGames
  expect(favorites.map(({ name }: { name: string }) => name)).toEqual(['Le tarot du cœur'])
  const rows = (await site.browser().get('/api/directus?table=games')).body.data.data
  expect(rows).toHaveLength(seeds.length)
  expect(rows.find(({ slug }: { slug: string }) => slug === LOVE)).toMatchObject({ name: 'Le tarot du cœur' })
})

test('a game whose entry is withdrawn is gone from its site; what was begun is finished, and results stay', async () => {
  const browser = site.browser()
  const path = `/api/games/${LOVE}`
  const [left, done] = [await browser.post(`${path}/draws`, {}), await browser.post(`${path}/draws`, {})]
  const finish = (drawId: string) =>
    browser.post(`${path}/results`, { drawId, clientSeed: 'lune', picks: [0, 1, 2, 3, 4] })
  await finish(done.body.drawId)
  await save(0, 'withdrawn', {}, 3)
  for (const call of [path, `${path}/settings`, `/api/tarots/${LOVE}`]) {
    expect((await browser.get(call)).body.api.error.code, call).toBe(4000)
  }
  expect((await browser.post(`${path}/draws`, {})).body.api.error.code).toBe(4000)
  const { tarots } = (await browser.get('/api/tarots')).body
  expect(tarots.map(({ slug }: { slug: string }) => slug)).not.toContain(LOVE)
  const page = openPage(site, openGame, `/tarots-oracles/${LOVE}`, browser, { game: LOVE })
  expect((await page).status).toBe(404)
  expect((await finish(left.body.drawId)).status).toBe(200)
  expect((await browser.get(`${path}/results`)).body.results).toHaveLength(2)
  const id = done.body.drawId
  const result = await openPage(site, openResult, `/tarots-oracles/${LOVE}/tirages/${id}`, browser, { game: LOVE, id })
  expect([result.status, result.data.game.name, result.data.reading.length]).toEqual([200, null, 5])
  // A brand with its own entry keeps the game; one that inherits it does not.
  expect(await nameOn(SECOND)).toBe('Les cartes de l’amour')
  await save(1, 'withdrawn', {}, 1)
  expect(await nameOn(SECOND)).toBeNull()
})
