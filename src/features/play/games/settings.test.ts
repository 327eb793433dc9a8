import { beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '../../../../test/audit.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { games } from '../../../games/games.ts'
import { loader as openHub } from '../hub/hub.page.tsx'
import { loader as openNumerology, action as reckon } from '../numerology/numerology.page.tsx'
import { loader as openGame } from '../table/game.page.tsx'
import { loader as openResult } from '../table/result.page.tsx'
import { putGameSettings } from './put-settings.server.ts'

const site = useTestApp()
const LOVE = 'le-tarot-gratuit-d-amour'
const FUTURE = 'le-tarot-gratuit-d-avenir'
const DAY = 'le-tarot-gratuit-d-aujourd-hui'
const reason = 'Opération de novembre'
let editor: Staff

beforeAll(async () => {
  await putGameSettings(site.app)
  editor = await addStaff(site, 'editor')
})

const rows = async (by = editor) => (await by.browser.get('/api/admin/games')).body.rows
const idOf = async (game: string, by = editor): Promise<number> =>
  (await rows(by)).find((one: { game: string }) => one.game === game).id
async function set(game: string, changes: object, by = editor) {
  return (await by.browser.patch(`/api/admin/games/${await idOf(game, by)}`, { ...changes, reason })).body.api
}
const settings = async (game: string, host?: string) =>
  (await site.browser(host).get(`/api/games/${game}/settings`)).body.settings
const seven = [0, 1, 2, 3, 4, 5, 6]

/** A visitor's draw: what is begun with `begin` may be finished later. */
function visitor(game: string, browser = site.browser()) {
  const begin = async () => (await browser.post(`/api/games/${game}/draws`, {})).body
  const finish = (drawId: string, more: object) =>
    browser.post(`/api/games/${game}/results`, { drawId, clientSeed: 'lune', ...more })
  return { browser, begin, finish }
}

test('every game of every site has its settings, which another start leaves as the staff set them', async () => {
  expect((await rows()).map(({ game }: { game: string }) => game)).toEqual(games.map(({ slug }) => slug))
  await set('le-pendule', { rank: 1 })
  await putGameSettings(site.app)
  expect((await rows()).map(({ game }: { game: string }) => game).indexOf('le-pendule')).toBeLessThan(2)
  await set('le-pendule', { rank: 7 })
})

test('a change is the site’s own, is seen by everybody at once, and is logged with its reason', async () => {
  expect(await settings(LOVE)).toMatchObject({ isOpen: true, themes: ['love'], asksQuestion: true, daily: false })
  expect(await set(LOVE, { themes: ['self', 'love'], asksQuestion: false })).toEqual({ ok: 1 })
  expect(await settings(LOVE)).toMatchObject({ isOpen: true, themes: ['love', 'self'], asksQuestion: false })
  expect(await settings(LOVE, 'second.localhost:3000')).toMatchObject({ themes: ['love'], asksQuestion: true })
  const page = await openPage(site, openGame, `/tarots-oracles/${LOVE}`, site.browser(), { game: LOVE })
  expect(page.data).toMatchObject({ settings: { themes: ['love', 'self'], asksQuestion: false }, asking: null })
  expect((await auditEntries(site)).at(-1)).toMatchObject({
    act: 'game.settings',
    subject: `game:${LOVE}`,
    reason,
    details: { themes: ['self', 'love'], asksQuestion: false },
  })
})

test('a draw obeys the settings with which it was begun', async () => {
  const picks = seven
  const before = visitor(FUTURE, (await addClient(site)).browser)
  const old = await before.begin()
  await set(FUTURE, { themes: ['work'], asksQuestion: false })
  const asked = { picks, theme: 'love', question: 'Et demain\u00a0?' }
  const done = await before.finish(old.drawId, asked)
  expect([done.status, done.body.theme, done.body.question]).toEqual([200, 'love', asked.question])
  expect((await before.finish(old.drawId, asked)).body).toEqual(done.body)

  const after = visitor(FUTURE)
  const { drawId } = await after.begin()
  const refusal = async (more: object) => (await after.finish(drawId, { picks, ...more })).body.api.error
  expect(await refusal({ theme: 'love' })).toMatchObject({ code: 107, field: 'theme' })
  expect(await refusal({ question: 'Et demain\u00a0?' })).toMatchObject({ code: 107, field: 'question' })
  await set(FUTURE, { themes: ['love'], asksQuestion: true })
  expect(await refusal({ theme: 'love' })).toMatchObject({ code: 107, field: 'theme' })
  expect((await after.finish(drawId, { picks, theme: 'work' })).status).toBe(200)
})

test('without the daily limit a second card is drawn; one begun meanwhile is finished under it or not, as it began', async () => {
  const { begin, finish } = visitor(DAY)
  const one = { picks: [4] }
  const [first, second] = [await begin(), await begin()]
  expect((await finish(first.drawId, one)).status).toBe(200)
  expect((await begin()).api.error.code).toBe(4502)
  await set(DAY, { daily: false })
  const free = await begin()
  expect((await finish(second.drawId, one)).body.api.error.code).toBe(4502)
  await set(DAY, { daily: true })
  expect((await finish(free.drawId, one)).status).toBe(200)
  expect((await begin()).api.error.code).toBe(4502)
})

describe('a closed game', () => {
  test('begins no draw, is in no list, and says so on its page; what was begun is finished and stays', async () => {
    const { browser, begin, finish } = visitor('l-oracle-de-vos-amours')
    const { drawId } = await begin()
    const { browser: client } = await addClient(site)
    await client.post('/api/favorite-game-ids', { gameId: 6 })
    await set('l-oracle-de-vos-amours', { isOpen: false })
    expect((await begin()).api.error.code).toBe(4525)
    expect((await finish(drawId, { picks: [0, 1, 2] })).status).toBe(200)
    const game = 'l-oracle-de-vos-amours'
    const page = await openPage(site, openGame, `/tarots-oracles/${game}`, browser, { game })
    expect([page.status, page.data.settings.isOpen]).toEqual([200, false])
    const result = await openPage(site, openResult, `/tarots-oracles/${game}/tirages/${drawId}`, browser, {
      game,
      id: drawId,
    })
    expect(result.data.game).toMatchObject({ name: 'L’Oracle de vos amours', isOpen: false })
    const { games: oracles } = (await browser.get('/api/games/types/2')).body
    expect(oracles.map(({ slug }: { slug: string }) => slug)).not.toContain(game)
    expect((await client.get('/api/favorites-games')).body.favoriteGames).toEqual([])
    const hub = await openPage(site, openHub, '/tarots-oracles', browser)
    expect(hub.data.games.map(({ slug }: { slug: string }) => slug)).not.toContain(game)
    expect((await settings(game)).isOpen).toBe(false)
    await set(game, { isOpen: true })
    expect((await begin()).drawId).toBeDefined()
  })

  test('of numbers computes none', async () => {
    await set('la-numerologie', { isOpen: false })
    const path = '/tarots-oracles/la-numerologie'
    expect((await openPage(site, openNumerology, path, site.browser())).data.isOpen).toBe(false)
    const sent = await sendForm(site, reckon, path, { birthDate: '1990-05-12' }, site.browser())
    expect([sent.status, sent.location]).toEqual([303, path])
    await set('la-numerologie', { isOpen: true })
  })

  test('that is the card of the day leaves its place in the hub', async () => {
    const day = async () => (await openPage(site, openHub, '/tarots-oracles', site.browser())).data.day
    expect(await day()).toBe(DAY)
    await set(DAY, { isOpen: false })
    expect(await day()).toBeNull()
    await set(DAY, { isOpen: true })
  })
})

test('the hub follows the site’s order', async () => {
  await set('la-numerologie', { rank: 1 })
  await set('le-tarot-de-marseille', { rank: 40 })
  const slugs = (await openPage(site, openHub, '/tarots-oracles', site.browser())).data.games.map(
    ({ slug }: { slug: string }) => slug,
  )
  expect([slugs[0], slugs.at(-1)]).toEqual(['la-numerologie', 'le-tarot-de-marseille'])
})

test.each([
  ['a theme of the pendulum', 'le-pendule', { themes: ['love'] }, 4526, 'themes'],
  ['one pendulum a day', 'le-pendule', { daily: true }, 4526, 'daily'],
  ['one draw of many cards a day', LOVE, { daily: true }, 4526, 'daily'],
  ['a question to numbers', 'la-numerologie', { asksQuestion: true }, 4526, 'asksQuestion'],
  ['an unknown theme', LOVE, { themes: ['health'] }, 107, 'themes.0'],
  ['a rank below the first', LOVE, { rank: 0 }, 107, 'rank'],
  ['the deck, which is part of the protocol', LOVE, { deck: 'l-oracle-de-vos-amours' }, 107, 'deck'],
])('%s is refused', async (_, game, changes, code, field) => {
  const before = await settings('le-pendule')
  const { error } = await set(game, changes)
  expect([error.code, error.field]).toEqual([code, field])
  expect(await settings('le-pendule')).toEqual(before)
})

test('refused: without a reason, another site’s game, and whoever does not edit content', async () => {
  const id = await idOf(LOVE)
  const send = async (by: Staff, body: object) =>
    (await by.browser.patch(`/api/admin/games/${id}`, body)).body.api.error
  expect(await send(editor, { isOpen: false })).toMatchObject({ code: 106, field: 'reason' })
  expect(await send(await addStaff(site, 'editor', { siteId: 100 }), { isOpen: false, reason })).toMatchObject({
    code: 3000,
  })
  for (const role of ['moderator', 'support'] as const) {
    expect(await send(await addStaff(site, role), { isOpen: false, reason })).toMatchObject({ code: 104 })
  }
  expect((await settings(LOVE)).isOpen).toBe(true)
})

test('a game’s page in the back office tells what is part of the protocol and which settings suit it', async () => {
  const read = async (game: string) => (await editor.browser.get(`/api/admin/games/${await idOf(game)}`)).body.row
  expect(await read('le-tarot-de-marseille')).toMatchObject({
    name: 'Le Tarot de Marseille',
    textsState: 'published',
    deck: { size: 78, reversals: true, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    may: { themes: true, asksQuestion: true, daily: false },
  })
  expect(await read('la-numerologie')).toMatchObject({
    deck: null,
    spreads: [],
    may: { themes: false, asksQuestion: false, daily: false },
  })
  expect((await read(DAY)).may.daily).toBe(true)
})
