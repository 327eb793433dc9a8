import { beforeAll, expect, test } from 'vitest'
import { cards } from '../../../../db/seed/content/cards.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import type { CardRow, DeckRow } from './contract.server.ts'

const site = useTestApp()
const PATH = '/api/admin/decks'
let editor: Staff

beforeAll(async () => {
  editor = await addStaff(site, 'editor')
})

const list = async (): Promise<DeckRow[]> => (await editor.browser.get(PATH)).body.decks

test('decks are listed with their games, their order’s digest, and the site’s draws of the last thirty days', async () => {
  const begin = (game: string, host?: string) => site.browser(host).post(`/api/games/${game}/draws`, {})
  await begin('le-tarot-gratuit-d-amour')
  await site.advance(30 * 86_400)
  editor = await addStaff(site, 'editor')
  for (const game of ['le-tarot-de-marseille', 'le-tarot-gratuit-d-amour', 'le-pendule']) await begin(game)
  await begin('le-tarot-de-marseille', 'second.localhost:3000')
  const decks = await list()
  const [marseille, amours, answers] = ['le-tarot-de-marseille', 'l-oracle-de-vos-amours', 'le-pendule'].map((slug) =>
    decks.find((deck) => deck.slug === slug),
  )
  expect(marseille).toMatchObject({ slug: 'le-tarot-de-marseille', size: 78, reversals: true, draws: 2 })
  expect(marseille?.games).toContain('Le tarot gratuit d’argent')
  expect(amours).toMatchObject({ games: ['L’Oracle de vos amours'], size: 32, reversals: false, draws: 0 })
  expect(answers).toMatchObject({ games: ['Le pendule'], draws: 1 })
  // printf 'oui\nnon\npas-encore' | sha256sum
  expect(answers?.digest).toBe('724cc5f91057ff8818e7de29c106da9e955f43e9ce30008b3c9ddb87536bac52')
})

test('a deck’s cards lead to their texts as they stand on the site', async () => {
  const read = async (by: Staff): Promise<CardRow[]> =>
    (await by.browser.get(`${PATH}/le-tarot-de-marseille`)).body.cards
  const { slug, ...data } = cards.find((one) => one.slug === 'la-lune')!
  const write = (place: number, status: 'draft' | 'published', known: number | null) =>
    saveEntry(
      systemVisit(site.app, site.app.sites[place]!),
      { kind: 'card', address: slug, status, publishAt: null, data },
      known,
    )
  const moon = async (by: Staff) => (await read(by)).find((one) => one.slug === slug)
  expect((await read(editor)).map((one) => one.name).slice(0, 2)).toEqual(['Le Mat', 'Le Bateleur'])
  expect(await moon(editor)).toMatchObject({ textsId: null, textsState: null, waits: false })
  await write(0, 'published', null)
  expect(await moon(editor)).toMatchObject({ textsState: 'published', isOwn: true, waits: false })
  const second = await addStaff(site, 'editor', { siteId: 100 })
  expect(await moon(second)).toMatchObject({ textsState: 'published', isOwn: false })
  await write(1, 'draft', null)
  expect(await moon(second)).toMatchObject({ textsState: 'draft', isOwn: true })
  await write(0, 'draft', 1)
  expect(await moon(editor)).toMatchObject({ textsState: 'published', waits: true })
  expect((await moon(editor))?.picture).toBe('/cartes/le-tarot-de-marseille/la-lune-240.avif')
})

test('refused: an unknown deck, and whoever does not edit content', async () => {
  expect((await editor.browser.get(`${PATH}/le-jeu-de-l-oie`)).body.api.error.code).toBe(3000)
  const { browser } = await addStaff(site, 'moderator')
  for (const path of [PATH, `${PATH}/le-pendule`]) expect((await browser.get(path)).body.api.error.code).toBe(104)
})
