import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { addPair, openRoom } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { collectData } from '../../rights/privacy/collect-data.server.ts'
import { findFacts } from '../../rights/privacy/find-facts.server.ts'
import * as entryPage from './entry.page.tsx'
import * as journalPage from './journal.page.tsx'
import * as keepPage from './keep.page.tsx'
import { askAddress, ENTRIES_MAX, NOTE_MAX, QUESTION_MAX } from './rules.ts'

const site = useTestApp()
const GAME = 'le-tarot-gratuit-d-argent'
const QUESTION = 'Faut-il changer de métier\u00a0?'

/** A result of one's own, as the journal names it. */
async function drawn(browser: Browser, question = QUESTION): Promise<string> {
  const path = `/api/games/${GAME}`
  const { drawId } = (await browser.post(`${path}/draws`, {})).body
  await browser.post(`${path}/results`, { drawId, clientSeed: 'luna', picks: [3, 2, 1], question })
  return `${GAME}/${drawId}`
}

const keep = (browser: Browser, reference: string, more: object = {}) =>
  browser.post('/api/journal', { kind: 'draw', reference, ...more })
const codeOf = ({ status, body }: { status: number; body: { api: { error?: { code: number } } } }) => [
  status,
  body.api.error?.code,
]
const withdraw = (browser: Browser) =>
  browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })

test('a draw is kept as it was, with a note, and stays when the draw is deleted', async () => {
  const { browser } = await addClient(site)
  const reference = await drawn(browser)
  const { entry } = (await keep(browser, reference, { note: '  Le mat\r\nm’a parlé.  ' })).body
  expect(entry).toMatchObject({
    reference,
    note: 'Le mat\nm’a parlé.',
    keptAt: site.now().toISOString(),
    subject: { kind: 'draw', game: GAME, question: QUESTION, theme: null },
  })
  expect(entry.subject.cards).toHaveLength(3)
  const result = (await browser.get(`/api/games/${GAME}/results/${reference.split('/')[1]}`)).body
  expect(entry.subject.cards.map(({ name }: { name: string }) => name)).toEqual(
    result.cards.map(({ name }: { name: string }) => name),
  )
  await browser.request('DELETE', `/api/games/${GAME}/results/${reference.split('/')[1]}`)
  expect((await browser.get(`/api/journal/${entry.id}`)).body.entry).toEqual(entry)
})

test('keeping twice, even at once, gives the first entry unchanged', async () => {
  const { browser } = await addClient(site)
  const reference = await drawn(browser)
  const kept = await Promise.all(Array.from({ length: 6 }, (_, n) => keep(browser, reference, { note: `${n}` })))
  expect(new Set(kept.map(({ body }) => body.entry.id)).size).toBe(1)
  const again = (await keep(browser, reference, { note: 'autre' })).body.entry
  expect(again).toEqual(kept[0]!.body.entry)
  expect((await browser.get('/api/journal')).body).toMatchObject({ total: 1, page: 1, pages: 1, locked: false })
})

test('the words of a person are sealed at rest', async () => {
  const { id, browser } = await addClient(site)
  await keep(browser, await drawn(browser), { note: 'Philomène' })
  const row = await site.owner
    .selectFrom('journal_entries')
    .select(['sealed', 'reference'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.sealed.includes('Philom')).toBe(false)
  expect(row.sealed.includes('métier')).toBe(false)
})

test('only one’s own draws can be kept, and only one’s own entries read, changed or deleted', async () => {
  const { browser } = await addClient(site)
  const reference = await drawn(browser)
  const { entry } = (await keep(browser, reference)).body
  const { browser: other } = await addClient(site)
  expect(codeOf(await keep(other, reference))).toEqual([404, 4000])
  const [game, id] = reference.split('/')
  const { share } = (await browser.post(`/api/games/${game}/results/${id}/share`, {})).body
  expect(codeOf(await keep(other, `${game}/${share}`)), 'a shared one').toEqual([404, 4000])
  for (const wrong of ['rien/rien', GAME, `${reference}/x`, 'la-numerologie/x'])
    expect(codeOf(await keep(browser, wrong)), wrong).toEqual([404, 4000])
  const path = `/api/journal/${entry.id}`
  expect(codeOf(await other.get(path))).toEqual([404, 4000])
  expect(codeOf(await other.request('PATCH', path, { note: 'x' }))).toEqual([404, 4000])
  expect(codeOf(await other.request('DELETE', path))).toEqual([404, 4000])
  await other.request('DELETE', '/api/journal')
  expect((await browser.get(path)).body.entry).toEqual(entry)
  expect(codeOf(await browser.get('/api/journal/999999999'))).toEqual([404, 4000])
})

test('a note is replaced or emptied, and holds at most 2,000 characters', async () => {
  const { browser } = await addClient(site)
  const reference = await drawn(browser)
  const long = 'a'.repeat(NOTE_MAX + 1)
  expect(codeOf(await keep(browser, reference, { note: long }))).toEqual([400, 507])
  const { entry } = (await keep(browser, reference)).body
  expect(entry.note).toBeNull()
  const path = `/api/journal/${entry.id}`
  const write = (note: string | null) => browser.request('PATCH', path, { note })
  expect((await write('a'.repeat(NOTE_MAX))).body.entry.note).toHaveLength(NOTE_MAX)
  expect(codeOf(await write(long))).toEqual([400, 507])
  expect((await write('   ')).body.entry.note).toBeNull()
})

test('the first entry needs the consent for sensitive data, which may be given with it', async () => {
  const { browser } = await addClient(site, { consented: false })
  const reference = await drawn(browser, '')
  expect(codeOf(await keep(browser, reference))).toEqual([403, 4012])
  const answer = (agreed: boolean, _id?: string) => ({ consents: [{ type: 'SENSITIVE_DATA', agreed, _id }] })
  expect(codeOf(await keep(browser, reference, answer(false)))).toEqual([403, 4012])
  expect(codeOf(await keep(browser, reference, answer(true, 'ancien')))).toEqual([409, 4075])
  expect(codeOf(await keep(browser, reference, { consents: [{ type: 'REGISTRATION', agreed: true }] }))).toEqual([
    400, 107,
  ])
  expect((await browser.get('/api/journal')).body.total).toBe(0)
  expect((await keep(browser, reference, answer(true))).status).toBe(200)
})

test('withdrawing the consent closes the journal; it can still be deleted', async () => {
  const { browser } = await addClient(site)
  const reference = await drawn(browser)
  const { entry } = (await keep(browser, reference, { note: 'secret' })).body
  expect((await withdraw(browser)).status).toBe(200)
  expect((await browser.get('/api/journal')).body).toMatchObject({ entries: [], total: 1, locked: true })
  const path = `/api/journal/${entry.id}`
  expect(codeOf(await browser.get(path))).toEqual([403, 4516])
  expect(codeOf(await browser.request('PATCH', path, { note: 'x' }))).toEqual([403, 4516])
  expect(codeOf(await keep(browser, reference))).toEqual([403, 4012])
  const page = await openPage(site, journalPage.loader, '/mon-journal', browser)
  expect(JSON.stringify(page.data)).not.toContain('secret')
  expect((await sendForm(site, journalPage.action, '/mon-journal', { intent: 'clear' }, browser)).location).toBe(
    '/mon-journal?fait=efface',
  )
  expect((await browser.get('/api/journal')).body).toMatchObject({ total: 0 })
})

test('a full journal takes nothing more until a page is removed', async () => {
  const { id, browser } = await addClient(site)
  const { entry } = (await keep(browser, await drawn(browser))).body
  const { sealed, kept_at } = await site.owner
    .selectFrom('journal_entries')
    .selectAll()
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow()
  const filling = Array.from({ length: ENTRIES_MAX - 1 }, (_, n) => ({
    user_id: id,
    kind: 'draw',
    reference: `rien/${n}`,
    sealed,
    kept_at,
  }))
  await site.owner.insertInto('journal_entries').values(filling).execute()
  const reference = await drawn(browser)
  expect(codeOf(await keep(browser, reference))).toEqual([409, 4515])
  expect((await browser.request('DELETE', `/api/journal/${entry.id}`)).status).toBe(200)
  expect((await keep(browser, reference)).status).toBe(200)
  await site.owner.deleteFrom('journal_entries').where('user_id', '=', id).execute()
})

test('entries are listed by page, the latest first', async () => {
  const { browser } = await addClient(site)
  const ids: number[] = []
  for (let n = 0; n < 21; n += 1) {
    await site.advance(60)
    ids.push((await keep(browser, await drawn(browser))).body.entry.id)
  }
  const page = async (query: string) => (await browser.get(`/api/journal${query}`)).body
  const first = await page('')
  expect(first).toMatchObject({ page: 1, pages: 2, total: 21 })
  const second = await page('?page=2')
  const listed = [...first.entries, ...second.entries].map(({ id }: { id: number }) => id)
  expect(listed).toEqual(ids.toReversed())
  expect((await page('?kind=draw')).total).toBe(21)
  expect((await page('?kind=consultation')).total).toBe(0)
  expect(codeOf(await browser.get('/api/journal?page=3'))).toEqual([404, 4000])
  const shown = await openPage(site, journalPage.loader, '/mon-journal?genre=tirage&page=2', browser)
  expect(shown.data).toMatchObject({ kind: 'draw', page: 2, entries: [{ id: ids[0] }] })
  for (const wrong of ['genre=rien', 'page=0', 'page=9'])
    expect((await openPage(site, journalPage.loader, `/mon-journal?${wrong}`, browser)).status, wrong).toBe(404)
})

test('the pages keep a draw, ask the consent once, give back what was typed, and remove the entry', async () => {
  const { browser } = await addClient(site, { consented: false })
  const reference = await drawn(browser, '')
  const address = `/mon-journal/garder?${new URLSearchParams({ genre: 'tirage', de: reference })}`
  const opened = await openPage(site, keepPage.loader, address, browser)
  expect(opened.data).toMatchObject({
    subject: { game: GAME, question: null },
    consents: { consents: [{ required: true }] },
  })
  const refused = await sendForm(site, keepPage.action, address, { note: 'À relire' }, browser)
  expect(refused).toMatchObject({ status: 403, data: { refusal: { code: 4012 }, typed: { note: 'À relire' } } })
  const agreed = { note: 'À relire', consents: 'SENSITIVE_DATA' }
  const { location } = await sendForm(site, keepPage.action, address, agreed, browser)
  expect(location).toMatch(/^\/mon-journal\/\d+\?fait=garde$/)
  const id = location!.match(/\d+/)![0]
  expect((await openPage(site, keepPage.loader, address, browser)).location).toBe(`/mon-journal/${id}`)
  const entry = (query = '') => openPage(site, entryPage.loader, `/mon-journal/${id}${query}`, browser, { id })
  expect((await entry('?fait=garde')).data).toMatchObject({ done: 'kept', entry: { note: 'À relire' } })
  const send = (fields: Record<string, string>) =>
    sendForm(site, entryPage.action, `/mon-journal/${id}`, fields, browser, { id })
  const long = 'a'.repeat(NOTE_MAX + 1)
  expect(await send({ intent: 'note', note: long })).toMatchObject({
    status: 400,
    data: { refusal: { code: 507, field: 'note' }, typed: { note: long } },
  })
  expect((await send({ intent: 'note', note: 'Relu' })).location).toBe(`/mon-journal/${id}?fait=note`)
  expect((await entry()).data.entry.note).toBe('Relu')
  expect((await send({ intent: 'remove' })).location).toBe('/mon-journal?fait=retire')
  expect((await entry()).status).toBe(404)
  expect((await openPage(site, keepPage.loader, address, site.browser())).location).toBe(
    `/connexion?retour=${encodeURIComponent(address)}`,
  )
})

test('a horoscope is kept as it was, today’s and yesterday’s', async () => {
  const { browser } = await addClient(site)
  const ask = (reference: string) => browser.post('/api/journal', { kind: 'horoscope', reference })
  const today = dayInParis(site.now())
  const { horoscope } = (await browser.get('/api/horoscopes?sign=leo&period=week')).body
  const { entry } = (await ask(`week/${horoscope.from}/leo`)).body
  expect(entry.subject).toEqual({
    kind: 'horoscope',
    sign: 'leo',
    length: 'week',
    from: horoscope.from,
    to: horoscope.to,
    parts: horoscope.sections.map(({ topic, text }: { topic: string; text: string }) => ({ topic, text })),
  })
  // In November the coming year is shown as well.
  expect((await ask('year/2027-01-01/leo')).body.entry.subject).toMatchObject({ from: '2027-01-01', to: '2027-12-31' })
  for (const days of [-1, 0, 1]) {
    const day = daysAfter(today, days)
    expect((await ask(`day/${day}/aries`)).body.entry.subject).toMatchObject({ from: day, to: day })
  }
  for (const wrong of [
    `day/${daysAfter(today, -2)}/leo`,
    `day/${daysAfter(today, 2)}/leo`,
    `hour/${today}/leo`,
    `day/${today}/chat`,
    `day/${today}/leo/x`,
    'day',
  ])
    expect(codeOf(await ask(wrong)), wrong).toEqual([404, 4000])
})

test('a consultation is kept once it has ended, by its client alone, without its messages', async () => {
  const pair = await addPair(site, { freeSeconds: 600 })
  const id = await openRoom(pair)
  const ask = (by: Browser, reference = String(id)) => by.post('/api/journal', { kind: 'consultation', reference })
  expect(codeOf(await ask(pair.client))).toEqual([409, 4026])
  await pair.client.post(`/api/consultations/${id}/end`)
  const { entry } = (await ask(pair.client)).body
  const psychic = await site.owner
    .selectFrom('psychics')
    .select(['name', 'slug'])
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  expect(entry.subject).toEqual({
    kind: 'consultation',
    id,
    psychic,
    day: dayInParis(site.now()),
    seconds: expect.any(Number),
  })
  expect(codeOf(await ask((await addClient(site)).browser))).toEqual([404, 4000])
  expect(codeOf(await ask(pair.psychic))).toEqual([403, 104])
  for (const wrong of ['0', '-1', 'x', '9'.repeat(20)])
    expect(codeOf(await ask(pair.client, wrong)), wrong).toEqual([404, 4000])
})

test('a question is kept in one’s own words, once for each reference', async () => {
  const { browser } = await addClient(site)
  const ask = (question?: string, reference = 'une-clé') =>
    browser.post('/api/journal', { kind: 'question', reference, question })
  expect(codeOf(await ask())).toEqual([400, 106])
  expect(codeOf(await ask('  '))).toEqual([400, 106])
  expect(codeOf(await ask('a'.repeat(QUESTION_MAX + 1)))).toEqual([400, 507])
  const { entry } = (await ask(' Partir ? ')).body
  expect(entry.subject).toEqual({ kind: 'question', question: 'Partir ?' })
  expect((await ask('Rester ?')).body.entry).toEqual(entry)
  expect((await ask('Rester ?', 'une-autre')).body.entry.subject.question).toBe('Rester ?')
})

test('the page of a new question gives it a reference, and gives back what was typed', async () => {
  const { browser } = await addClient(site)
  const { location } = await openPage(site, keepPage.loader, askAddress, browser)
  expect(location).toMatch(/^\/mon-journal\/garder\?genre=question&de=.{20,}$/)
  expect((await openPage(site, keepPage.loader, location!, browser)).data).toMatchObject({
    subject: null,
    consents: null,
  })
  const send = (question: string) =>
    sendForm(site, keepPage.action, location!, { question, note: 'Depuis mars' }, browser)
  expect(await send('')).toMatchObject({
    status: 400,
    data: { refusal: { code: 106, field: 'question' }, typed: { note: 'Depuis mars' } },
  })
  const first = await send('Partir ?')
  expect(first.location).toMatch(/^\/mon-journal\/\d+\?fait=garde$/)
  expect((await send('Partir ?')).location, 'pressed twice').toBe(first.location)
})

test('a copy of one’s data has the journal, opened', async () => {
  const { id, browser } = await addClient(site)
  await keep(browser, await drawn(browser), { note: 'Philomène' })
  const copy = await collectData(site.app, (await findFacts(site.app, id))!, async () => {})
  const part = JSON.stringify(copy.find(({ heading }) => heading === 'journal')!.rows)
  expect(part).toContain('Philomène')
  expect(part).toContain(QUESTION)
})
