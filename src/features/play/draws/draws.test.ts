import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { marseille } from '../../../games/decks/marseille.ts'
import { draw } from '../../../games/fair/draw.ts'
import { commitmentTo } from '../../../games/fair/words.ts'
import { dayInParis } from '../../../platform/time/days.ts'

const logged: string[] = []
const logTo = new PassThrough().on('data', (line) => logged.push(String(line)))
const site = useTestApp({ LOG_LEVEL: 'trace' }, { logTo })
const DAY = 86_400
const MARSEILLE = '/api/games/le-tarot-de-marseille'
const picks = [3, 77, 40, 0, 12]
const clientSeed = '0123456789abcdef0123456789abcdef-luna'

const begin = async (browser: Browser, path = MARSEILLE) => (await browser.post(`${path}/draws`, {})).body
const finish = (browser: Browser, drawId: string, more: object = {}, path = MARSEILLE) =>
  browser.post(`${path}/results`, { drawId, clientSeed, picks, ...more })
const result = async (browser: Browser, more: object = {}, path = MARSEILLE) =>
  (await finish(browser, (await begin(browser, path)).drawId, more, path)).body
const storedCount = async () =>
  Number(
    (
      await site.owner
        .selectFrom('draws')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('a visitor without an account draws, and anyone can compute the cards again', async () => {
  const visitor = site.browser()
  const begun = await begin(visitor)
  expect(begun).toMatchObject({ deckSize: 78, count: 5, expiresAt: '2026-11-22T11:00:00.000Z' })
  const { body } = await finish(visitor, begun.drawId, { theme: 'work' })
  expect(body).toMatchObject({
    id: begun.drawId,
    game: 'le-tarot-de-marseille',
    spread: 'croix',
    theme: 'work',
    question: null,
    isOwn: true,
    share: null,
    serverSeed: body.verify.serverSeed,
    verify: { protocol: 'voyance-draw-1', drawId: begun.drawId, commitment: begun.commitment, clientSeed, picks },
  })
  expect(await commitmentTo(body.serverSeed)).toBe(begun.commitment)
  const { deckSize: deck, ...drawing } = body.verify
  const again = await draw({ ...drawing, deck })
  const seen = body.cards.map(({ index, slug, reversed }: { index: number; slug: string; reversed: boolean }) => {
    expect(marseille.cards[index]?.slug).toBe(slug)
    return { card: index, reversed }
  })
  expect(again).toEqual(seen)
  expect(body.cards.map(({ position }: { position: { key: string } }) => position.key)).toEqual([
    'for',
    'against',
    'advice',
    'path',
    'heart',
  ])
})

test('what a person picks decides which cards they get', async () => {
  const visitor = site.browser()
  const [one, other] = [await begin(visitor), await begin(visitor)]
  expect(one.commitment).not.toBe(other.commitment)
  const { body } = await finish(visitor, one.drawId)
  const { deckSize: deck, ...drawing } = body.verify
  const elsewhere = await draw({ ...drawing, deck, picks: [4, 5, 6, 7, 8] })
  expect(elsewhere.map(({ card }) => card)).not.toEqual(body.cards.map(({ index }: { index: number }) => index))
})

test('every spread of every game is drawn with as many cards as it has', async () => {
  const visitor = site.browser()
  const { body } = await visitor.get('/api/tarots')
  const oracle = (await visitor.get('/api/games/l-oracle-de-vos-amours')).body.game
  const pendulum = (await visitor.get('/api/games/le-pendule')).body.game
  for (const { slug, spreads, deck } of [...body.tarots, oracle, pendulum]) {
    for (const { slug: spread, count } of spreads) {
      const choices = { spread, picks: Array.from({ length: count }, (_, index) => deck.size - 1 - index) }
      const { cards } = await result(site.browser(), choices, `/api/games/${slug}`)
      expect([slug, spread, cards.length, new Set(cards.map((card: { slug: string }) => card.slug)).size]).toEqual([
        slug,
        spread,
        count,
        count,
      ])
      if (!deck.reversals) expect(cards.some((card: { reversed: boolean }) => card.reversed)).toBe(false)
    }
  }
})

test('the same choices give the first result again, other ones are refused', async () => {
  const visitor = site.browser()
  const { drawId } = await begin(visitor)
  const first = await finish(visitor, drawId)
  await site.advance(2 * DAY)
  expect((await finish(visitor, drawId)).body).toEqual(first.body)
  for (const other of [
    { clientSeed: 'another' },
    { picks: [77, 3, 40, 0, 12] },
    { theme: 'love' },
    { question: 'Et\u00a0?' },
    { spread: 'trois-cartes', picks: [3, 77, 40] },
  ]) {
    const { status, body } = await finish(visitor, drawId, other)
    expect([status, body.api.error.code, JSON.stringify(body).includes(first.body.serverSeed)]).toEqual([
      409,
      4500,
      false,
    ])
  }
  expect((await visitor.get(`${MARSEILLE}/results/${drawId}`)).body.cards).toEqual(first.body.cards)
})

test('64 simultaneous results of one draw are one result', async () => {
  const visitor = site.browser()
  const { drawId } = await begin(visitor)
  const seeds = Array.from({ length: 64 }, (_, index) => `seed ${index % 8}`)
  // The row is held until several wait for it, so that none is done before the others begin.
  const held = await site.owner.transaction().execute(async (db) => {
    await db.selectFrom('draws').select('id').where('token', '=', drawId).forUpdate().execute()
    const asked = seeds.map((seed) => finish(visitor, drawId, { clientSeed: seed }))
    await expect.poll(() => waitingForLocks(site.owner)).toBeGreaterThan(5)
    return { asked }
  })
  const answers = await Promise.all(held.asked)
  const done = answers.filter(({ status }) => status === 200)
  expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(done).toHaveLength(8)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(56)
  const today = (await visitor.get('/api/games/draw-figures')).body.figures
  const { begun, finished } = today.find((one: { game: string }) => one.game === 'le-tarot-de-marseille')
  expect(finished).toBeLessThanOrEqual(begun)
})

test.each([
  ['too few', { picks: [1, 2, 3, 4] }, 'picks'],
  ['too many', { picks: [1, 2, 3, 4, 5, 6] }, 'picks'],
  ['doubled', { picks: [1, 2, 3, 4, 4] }, 'picks'],
  ['beyond the deck', { picks: [1, 2, 3, 4, 78] }, 'picks'],
  ['below it', { picks: [1, 2, 3, 4, -1] }, 'picks.4'],
  ['not whole', { picks: [1, 2, 3, 4, 0.5] }, 'picks.4'],
  ['not a list', { picks: '1,2,3,4,5' }, 'picks'],
  ['for another spread', { spread: 'trois-cartes' }, 'picks'],
  ['of an unknown spread', { spread: 'unknown' }, 'spread'],
  ['with an unknown theme', { theme: 'health' }, 'theme'],
  ['with an empty seed', { clientSeed: '' }, 'clientSeed'],
  ['with a seed that nobody can type', { clientSeed: 'luna\u0007' }, 'clientSeed'],
  ['with a long seed', { clientSeed: 'a'.repeat(121) }, 'clientSeed'],
  ['with a long question', { question: 'a'.repeat(301) }, 'question'],
  ['with an unknown field', { serverSeed: 'mine' }, 'serverSeed'],
])('picks %s are badly formed, and leave the draw open', async (_name, change, field) => {
  const visitor = site.browser()
  const { drawId } = await begin(visitor)
  const { status, body } = await finish(visitor, drawId, change)
  expect([status, body.api.error]).toMatchObject([400, { code: 107, field }])
  expect((await finish(visitor, drawId)).status).toBe(200)
})

test('a theme or a question that the game does not ask for is badly formed', async () => {
  const visitor = site.browser()
  const day = '/api/games/le-tarot-gratuit-d-aujourd-hui'
  const { drawId } = await begin(visitor, day)
  const field = async (change: object) => (await finish(visitor, drawId, { picks: [1], ...change }, day)).body.api.error
  expect([await field({ theme: 'love' }), await field({ question: 'Quand\u00a0?' })]).toMatchObject([
    { code: 107, field: 'theme' },
    { code: 107, field: 'question' },
  ])
})

test('a draw of another game, site, session or account is not found', async () => {
  const { browser: client } = await addClient(site)
  const visitor = site.browser()
  for (const [owner, others] of [
    [visitor, [site.browser(), client]],
    [client, [site.browser(), visitor, (await addClient(site)).browser]],
  ] as const) {
    const { drawId } = await begin(owner)
    const third = { picks: [1, 2, 3], spread: undefined }
    expect((await finish(owner, drawId, third, '/api/games/le-tarot-gratuit-d-argent')).status).toBe(404)
    for (const other of others) {
      const { status, body } = await finish(other, drawId)
      expect([status, body.api.error]).toMatchObject([404, { code: 4000, field: 'drawId' }])
    }
    expect((await finish(owner, drawId)).status).toBe(200)
    for (const other of others) {
      const asked = [
        await other.get(`${MARSEILLE}/results/${drawId}`),
        await other.request('DELETE', `${MARSEILLE}/results/${drawId}`),
        await other.post(`${MARSEILLE}/results/${drawId}/share`, {}),
        await other.request('DELETE', `${MARSEILLE}/results/${drawId}/share`),
      ]
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
  }
  const second = site.browser('second.localhost:3000')
  second.cookie = visitor.cookie
  expect((await finish(second, (await begin(visitor)).drawId)).status).toBe(404)
})

test('an unfinished draw has no result to read, share or delete', async () => {
  const visitor = site.browser()
  const { drawId } = await begin(visitor)
  const asked = [
    await visitor.get(`${MARSEILLE}/results/${drawId}`),
    await visitor.post(`${MARSEILLE}/results/${drawId}/share`, {}),
    await visitor.request('DELETE', `${MARSEILLE}/results/${drawId}/share`),
    await visitor.request('DELETE', `${MARSEILLE}/results/${drawId}`),
  ]
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await visitor.get(`${MARSEILLE}/results`)).body.results).toEqual([])
})

test('a draw may be finished for 24 hours', async () => {
  const visitor = site.browser()
  const [intime, late] = [await begin(visitor), await begin(visitor)]
  await site.advance(DAY - 1)
  expect((await finish(visitor, intime.drawId)).status).toBe(200)
  await site.advance(1)
  const { status, body } = await finish(visitor, late.drawId)
  expect([status, body.api.error.code]).toEqual([410, 4501])
})

test('no answer, log line or stored column tells a seed before the draw is finished', async () => {
  const { browser: client } = await addClient(site)
  for (const browser of [site.browser(), client]) {
    logged.length = 0
    const begun = await browser.post(`${MARSEILLE}/draws`, {})
    const { drawId } = begun.body
    const said = [begun]
    for (const path of ['', '/settings', '/results', `/results/${drawId}`])
      said.push(await browser.get(MARSEILLE + path))
    said.push(await browser.get('/api/games/draw-figures'))
    said.push(await finish(browser, drawId, { picks: [1, 1] }), await finish(site.browser(), drawId))
    const stored = await site.owner.selectFrom('draws').selectAll().where('token', '=', drawId).execute()
    const exported = browser === client ? JSON.stringify((await client.get('/api/privacy/export')).body) : ''
    const before = JSON.stringify(said.map(({ body, headers }) => [body, [...headers]])) + logged.join('') + exported
    const { serverSeed } = (await finish(browser, drawId)).body
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/)
    const bytes = Buffer.from(serverSeed, 'hex')
    for (const hidden of [serverSeed, bytes.toString('base64'), bytes.toString('base64url')]) {
      expect(before).not.toContain(hidden)
      expect(logged.join('')).not.toContain(hidden)
      for (const row of stored) {
        for (const value of Object.values(row)) {
          expect(Buffer.isBuffer(value) ? value.toString('latin1') : String(value)).not.toContain(hidden)
        }
      }
    }
  }
})

test('no two draws have the same commitment', async () => {
  const visitor = site.browser()
  const begun = Array.from({ length: 100 }, () => begin(visitor, '/api/games/le-pendule'))
  const commitments = (await Promise.all(begun)).map(({ commitment }) => commitment)
  expect(new Set(commitments).size).toBe(100)
  const [one] = await site.owner.selectFrom('draws').selectAll().where('commitment', '=', commitments[0]).execute()
  const { id: _, token: __, ...same } = one!
  await expect(
    site.app.db
      .insertInto('draws')
      .values({ ...same, token: 'other' })
      .execute(),
  ).rejects.toThrow(/draws_commitment_key/)
})

test('a shared result is read by everybody with its link, without the question, until it is unshared', async () => {
  const { browser: owner } = await addClient(site)
  const own = await result(owner, { question: ' M’aime-t-il\u00a0? ' })
  expect(own.question).toBe('M’aime-t-il\u00a0?')
  const path = `${MARSEILLE}/results/${own.id}`
  const { share } = (await owner.post(`${path}/share`, {})).body
  expect(share).toMatch(/^[\w-]{32}$/)
  expect((await owner.post(`${path}/share`, {})).body.share).toBe(share)
  expect((await owner.get(path)).body.share).toBe(share)
  const stranger = site.browser()
  const seen = (await stranger.get(`${MARSEILLE}/results/${share}`)).body
  expect(seen).toMatchObject({ id: share, question: null, isOwn: false, share: null, cards: own.cards })
  expect(seen.verify.file).toBe(`/tarots-oracles/le-tarot-de-marseille/tirages/${share}/verifier.html`)
  expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.request('DELETE', `${MARSEILLE}/results/${share}/share`)).status).toBe(404)
  expect((await owner.request('DELETE', `${path}/share`)).status).toBe(200)
  expect((await stranger.get(`${MARSEILLE}/results/${share}`)).status).toBe(404)
  expect((await owner.post(`${path}/share`, {})).body.share).not.toBe(share)
})

test('results are listed latest first, and deleted by their owner', async () => {
  const visitor = site.browser()
  const first = await result(visitor)
  await site.advance(60)
  const second = await result(visitor)
  const ids = async () => (await visitor.get(`${MARSEILLE}/results`)).body.results.map(({ id }: { id: string }) => id)
  expect(await ids()).toEqual([second.id, first.id])
  const { share } = (await visitor.post(`${MARSEILLE}/results/${second.id}/share`, {})).body
  expect((await visitor.request('DELETE', `${MARSEILLE}/results/${second.id}`)).status).toBe(200)
  expect(await ids()).toEqual([first.id])
  expect((await site.browser().get(`${MARSEILLE}/results/${share}`)).status).toBe(404)
  expect((await site.browser().get(`${MARSEILLE}/results`)).body.results).toEqual([])
})

test('who signs in keeps the draws of their visit, finished or not', async () => {
  const visitor = site.browser()
  const drawn = await result(visitor)
  const { drawId } = await begin(visitor)
  const password = 'une lune claire sur la mer'
  const account = { firstName: 'Anne', emailAddress: 'anne@example.fr', password, birthDate: '1988-05-12' }
  const consents = [{ type: 'REGISTRATION', agreed: true }]
  expect((await visitor.post('/api/users/me', { ...account, consents })).status).toBe(200)
  expect((await finish(visitor, drawId)).status).toBe(200)
  const list = async (browser: Browser) =>
    (await browser.get(`${MARSEILLE}/results`)).body.results.map((one: { id: string }) => one.id).sort()
  expect(await list(visitor)).toEqual([drawn.id, drawId].sort())
  const elsewhere = site.browser()
  const later = await result(elsewhere)
  await elsewhere.post('/api/users/login', { email: account.emailAddress, password })
  expect(await list(elsewhere)).toEqual([drawn.id, drawId, later.id].sort())
  await visitor.post('/api/users/logout')
  expect(await list(visitor)).toEqual([])
})

test('a visitor whose session was ended elsewhere is told before they draw', async () => {
  const { id, browser } = await addClient(site)
  await site.owner.updateTable('sessions').set({ revoked_at: site.now() }).where('user_id', '=', id).execute()
  const { status, body } = await browser.post(`${MARSEILLE}/draws`, {})
  expect([status, body.api.error.code]).toEqual([401, 108])
  expect((await browser.post(`${MARSEILLE}/draws`, {})).status).toBe(200)
})

test('the card of the day is drawn once a day in Paris', async () => {
  const { browser } = await addClient(site)
  const day = '/api/games/le-tarot-gratuit-d-aujourd-hui'
  const today = async () => (await browser.get(`${day}/settings`)).body.settings.today
  const other = await begin(browser, day)
  expect(await today()).toBeNull()
  const { id } = await result(browser, { picks: [7] }, day)
  expect(await today()).toBe(id)
  for (const again of [browser.post(`${day}/draws`, {}), finish(browser, other.drawId, { picks: [7] }, day)]) {
    const { status, body } = await again
    expect([status, body.api.error.code]).toEqual([409, 4502])
  }
  expect((await finish(browser, id, { picks: [7] }, day)).body.id).toBe(id)
  const noon = site.now().getTime()
  const midnight = Date.parse(`${new Date(noon).toISOString().slice(0, 10)}T23:00:00Z`)
  await site.advance((midnight - noon) / 1000 - 1)
  expect(await today()).toBe(id)
  await site.advance(1)
  expect(await today()).toBeNull()
  expect((await result(browser, { picks: [7] }, day)).cards).toHaveLength(1)
})

test('two cards of the day finished at once are one', async () => {
  const { browser } = await addClient(site)
  const day = '/api/games/le-tarot-gratuit-d-aujourd-hui'
  const drawn = await Promise.all(Array.from({ length: 8 }, () => begin(browser, day)))
  const done = await Promise.all(drawn.map(({ drawId }) => finish(browser, drawId, { picks: [7] }, day)))
  expect(done.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
})

test('begun, finished and unfinished draws of each day are public', async () => {
  await site.advance(40 * DAY)
  const visitor = site.browser()
  const figures = async () =>
    (await visitor.get('/api/games/draw-figures')).body.figures.map((one: Record<string, unknown>) =>
      Object.values(one),
    )
  expect(await figures()).toEqual([])
  const late = await begin(visitor, '/api/games/le-pendule')
  await result(visitor, { picks: [2] }, '/api/games/le-pendule')
  const day = dayInParis(site.now())
  expect(await figures()).toEqual([[day, 'le-pendule', 2, 1, 1]])
  await site.advance(DAY - 1)
  const own = await finish(visitor, late.drawId, { picks: [1] }, '/api/games/le-pendule')
  await visitor.request('DELETE', `/api/games/le-pendule/results/${own.body.id}`)
  expect(await figures()).toEqual([[day, 'le-pendule', 2, 2, 0]])
  const { browser: admin } = await addStaff(site, 'admin')
  const { rows } = (await admin.get('/api/admin/draw-figures?game=le-pendule&perPage=1')).body
  expect(rows).toMatchObject([{ day, game: 'le-pendule', begun: 2, finished: 2, unfinished: 0 }])
  expect((await admin.get('/api/admin/draw-figures?game=la-numerologie')).body.rows).toEqual([])
})

test('one network may begin 400 draws in ten minutes, with any number of sessions', async () => {
  await site.advance(DAY)
  const thirty = Array.from({ length: 30 }, () => site.browser())
  const before = await storedCount()
  for (let round = 0; round < 13; round += 1) {
    const begun = await Promise.all(thirty.map((one) => one.post('/api/games/le-pendule/draws', {})))
    expect(begun.filter(({ status }) => status !== 200)).toEqual([])
  }
  for (const one of thirty.slice(0, 10)) await begin(one, '/api/games/le-pendule')
  const { status, body, headers } = await site.browser().post('/api/games/le-pendule/draws', {})
  expect([status, body.api.error.code, headers.get('retry-after')]).toEqual([429, 4001, '600'])
  expect((await storedCount()) - before).toBe(400)
  await site.advance(600)
  expect((await site.browser().post('/api/games/le-pendule/draws', {})).status).toBe(200)
}, 60_000)

test('the database refuses another commitment or another end of a draw', async () => {
  const visitor = site.browser()
  const { id } = await result(visitor)
  for (const change of [
    { commitment: 'a'.repeat(64) },
    { token: 'other' },
    { finished_at: null },
    { game: 'le-pendule' },
  ]) {
    await expect(site.app.db.updateTable('draws').set(change).where('token', '=', id).execute()).rejects.toThrow(
      /committed|share/,
    )
  }
})

test('games are read by address and by type', async () => {
  const visitor = site.browser()
  const { game } = (await visitor.get(MARSEILLE)).body
  expect(game).toMatchObject({ id: 1, type: 'tarot', typeId: 1, deck: { size: 78, reversals: true } })
  expect(game.spreads[3].positions[1]).toMatchObject({ key: 'crossing', rotated: true })
  const numerology = (await visitor.get('/api/games/types/4')).body
  expect(numerology).toMatchObject({ type: { type: 'numerology' }, games: [{ id: 8, deck: null, spreads: [] }] })
  expect((await visitor.get('/api/tarots')).body.tarots).toHaveLength(5)
  expect((await visitor.get('/api/tarots/le-tarot-gratuit-d-amour')).body.tarot.spreads[0].count).toBe(5)
  expect((await visitor.get(`${MARSEILLE}/settings`)).body.settings).toMatchObject({ daily: false, drawSeconds: DAY })
  for (const path of [
    '/api/games/unknown',
    '/api/games/types/9',
    '/api/games/la-numerologie/settings',
    '/api/games/la-numerologie/results',
    '/api/tarots/le-pendule',
    `${MARSEILLE}/results/unknown`,
  ]) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
  }
  expect((await visitor.post('/api/games/la-numerologie/draws', {})).status).toBe(404)
})
