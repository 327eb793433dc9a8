import { beforeAll, describe, expect, test } from 'vitest'
import { cards } from '../../../../db/seed/content/cards.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader as openGame, action as play } from './game.page.tsx'
import { loader as openResult, action as share } from './result.page.tsx'

const site = useTestApp()
type Browser = ReturnType<typeof site.browser>
type Fields = Record<string, string | string[]>

const MARSEILLE = 'le-tarot-de-marseille'
const send = (browser: Browser, fields: Fields, game = MARSEILLE) =>
  sendForm(site, play, `/tarots-oracles/${game}`, fields, browser, { game })
const read = (browser: Browser, id: string, game = MARSEILLE) =>
  openPage(site, openResult, `/tarots-oracles/${game}/tirages/${id}`, browser, { game, id })
const idIn = (location: string | null) => location?.split('/').at(-1)?.split('#')[0] ?? ''

/** Begins a draw and chooses; returns the outcome of the last form. */
async function draw(browser: Browser, chosen: Fields, game = MARSEILLE, set: Fields = {}) {
  const begun = await send(browser, { intent: 'begin', ...set }, game)
  const { drawId, commitment, spread, theme, question, agreed } = begun.data.table
  const hidden = { drawId, commitment, spread, theme: theme ?? '', question, agreed }
  return { begun, done: await send(browser, { ...hidden, ...chosen }, game) }
}

beforeAll(async () => {
  const visit = systemVisit(site.app, site.app.sites[0])
  for (const { slug, ...data } of cards.filter(({ deck }) => deck === MARSEILLE)) {
    await saveEntry(visit, { kind: 'card', address: slug, status: 'published', publishAt: null, data }, null)
  }
})

describe('a draw by forms alone', () => {
  test('shows the commitment, mixes the gesture in, and leads to a result read place by place', async () => {
    const { browser } = await addClient(site)
    const set = { spread: 'trois-cartes', theme: 'work', question: 'Et demain ?' }
    const { begun, done } = await draw(
      browser,
      { intent: 'finish', picks: ['5', '70', '0'], cut: '12', word: 'lune' },
      MARSEILLE,
      set,
    )
    expect(begun.data.table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(done.status).toBe(303)
    const { data } = await read(browser, idIn(done.location))
    expect(data).toMatchObject({
      isOwn: true,
      theme: 'work',
      question: 'Et demain ?',
      spread: { name: 'Trois cartes' },
    })
    expect(data.verify).toMatchObject({
      commitment: begun.data.table.commitment,
      clientSeed: 'coupe 12 · lune',
      picks: [0, 5, 70],
    })
    expect(data.paragraphs.length).toBeGreaterThan(3)
    for (const { card, says } of data.reading) {
      const written = cards.find(({ slug }) => slug === card.slug)!
      const [first] = (card.reversed ? written.reversed! : written.upright).split('\n\n')
      expect(says).toBe(first)
    }
  })

  test('keeps the order of choosing that scripts tell, and their random digits', async () => {
    const browser = site.browser()
    const random = 'ab'.repeat(16)
    const chosen = { intent: 'finish', picks: ['5', '70'], order: '70,5', cut: '12', random }
    const tooFew = (await draw(browser, chosen, MARSEILLE, { spread: 'trois-cartes' })).done
    expect([tooFew.status, tooFew.data.refusal.field]).toEqual([400, 'picks'])
    const { done } = await draw(browser, { ...chosen, picks: ['0', '5', '70'], order: '70,5,0' }, MARSEILLE, {
      spread: 'trois-cartes',
    })
    const { data } = await read(browser, idIn(done.location))
    expect([data.verify.picks, data.verify.clientSeed]).toEqual([[70, 5, 0], `${random} · coupe 12`])
  })

  test('takes the top of the deck for who asks to have it chosen', async () => {
    const browser = site.browser()
    const { done } = await draw(browser, { chosenForMe: '1' })
    expect((await read(browser, idIn(done.location))).data.verify.picks).toEqual([0, 1, 2, 3, 4])
  })

  test('comes back to the same table with its word after a wrong number of cards', async () => {
    const browser = site.browser()
    const { begun, done } = await draw(browser, { intent: 'finish', picks: ['1'], word: 'lune', cut: '30' })
    expect(done.status).toBe(400)
    expect(done.data.table).toMatchObject({ ...begun.data.table, word: 'lune', cut: '30' })
  })

  test.each([
    ['another person’s draw', 404],
    ['a draw that was finished with other cards', 409],
  ])('is refused for %s, without a table', async (which, status) => {
    const browser = site.browser()
    const picks = ['1', '2', '3', '4', '5']
    const { begun } = await draw(browser, { intent: 'finish', picks })
    const again = {
      intent: 'finish',
      drawId: begun.data.table.drawId,
      spread: 'croix',
      picks: [...picks.slice(1), '9'],
    }
    const other = which.startsWith('another') ? site.browser() : browser
    const { status: given, data } = await send(other, again)
    expect([given, data.table]).toEqual([status, null])
  })

  test('leads to today’s card for who has drawn it', async () => {
    const browser = site.browser()
    const game = 'le-tarot-gratuit-d-aujourd-hui'
    const { done } = await draw(browser, { chosenForMe: '1' }, game)
    const again = await send(browser, { intent: 'begin' }, game)
    expect([again.status, again.location]).toEqual([303, done.location])
  })
})

describe('a question', () => {
  const question = 'Et demain ?'
  const offer = async (browser: Browser) =>
    (await openPage(site, openGame, `/tarots-oracles/${MARSEILLE}`, browser, { game: MARSEILLE })).data.questionOffer

  test('is not offered without an account; one sent all the same is given back', async () => {
    const visitor = site.browser()
    expect(await offer(visitor)).toEqual({ mayType: false, consents: null })
    const { status, data } = await send(visitor, { intent: 'begin', question, theme: 'work' })
    expect([status, data.refusal.code, data.table]).toEqual([401, 103, null])
    expect(data.typed).toMatchObject({ question, theme: 'work' })
  })

  test('needs its box, which is asked once: nothing typed is lost, and no draw is begun without it', async () => {
    const { id, browser } = await addClient(site, { consented: false })
    const { mayType, consents } = await offer(browser)
    expect([mayType, consents.consents.length]).toEqual([true, 1])
    const set = { question, spread: 'sept-cartes', theme: 'work', consentsShown: consents._id }
    const unticked = await send(browser, { intent: 'begin', ...set })
    expect([unticked.status, unticked.data.refusal]).toMatchObject([403, { code: 4012, field: 'consents' }])
    expect(unticked.data.typed).toEqual({ question, spread: 'sept-cartes', theme: 'work', agreed: '' })
    const stale = { ...set, consents: 'SENSITIVE_DATA', consentsShown: '99-SENSITIVE_DATA-1' }
    expect((await send(browser, { intent: 'begin', ...stale })).data.refusal.code).toBe(4075)
    expect(await site.owner.selectFrom('draws').select('id').where('user_id', '=', id).execute()).toEqual([])
    const { done } = await draw(browser, { chosenForMe: '1' }, MARSEILLE, { ...set, consents: 'SENSITIVE_DATA' })
    expect((await read(browser, idIn(done.location))).data.question).toBe(question)
    expect(await offer(browser)).toEqual({ mayType: true, consents: null })
  })

  test('may be left out by who ticks nothing', async () => {
    const { browser } = await addClient(site, { consented: false })
    const { done } = await draw(browser, { chosenForMe: '1' })
    expect((await read(browser, idIn(done.location))).data.question).toBeNull()
    expect((await offer(browser)).consents).not.toBeNull()
  })
})

describe('a result', () => {
  test('is private until it is shared, then readable without the question, and private again', async () => {
    const [browser, other] = [(await addClient(site)).browser, site.browser()]
    const { done } = await draw(browser, { chosenForMe: '1' }, MARSEILLE, { question: 'Un secret ?' })
    const id = idIn(done.location)
    const press = (by: Browser, intent: string) =>
      sendForm(site, share, `/tarots-oracles/${MARSEILLE}/tirages/${id}`, { intent }, by, { game: MARSEILLE, id })
    expect((await read(other, id)).status).toBe(404)
    expect((await press(other, 'share')).status).toBe(404)
    expect((await press(browser, 'share')).status).toBe(303)
    const link = (await read(browser, id)).data.share
    expect((await read(other, link)).data).toMatchObject({ isOwn: false, question: null, share: null })
    await press(browser, 'unshare')
    expect([(await read(other, link)).status, (await read(browser, id)).data.share]).toEqual([404, null])
  })

  test.each(['rien', '%00', 'x'.repeat(90)])('is not found at %s', async (id) => {
    expect((await read(site.browser(), id)).status).toBe(404)
  })
})

test.each(['le-jeu-de-l-oie', 'la-numerologie', '__proto__'])('there is no table at %s', async (game) => {
  const browser = site.browser()
  expect((await openPage(site, openGame, `/tarots-oracles/${game}`, browser, { game })).status).toBe(404)
  expect((await send(browser, { intent: 'begin' }, game)).status).toBe(404)
})
