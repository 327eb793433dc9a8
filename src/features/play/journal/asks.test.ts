import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type ClientTraits } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import * as entryPage from './entry.page.tsx'
import { ANSWER_MAX } from './rules.ts'
import { sendAsks } from './send-asks.server.ts'

const site = useTestApp()
const DAY = 86_400
let count = 0
const inDays = (days: number) => daysAfter(dayInParis(site.now()), days)
const codeOf = ({ status, body }: { status: number; body: { api: { error?: { code: number } } } }) => [
  status,
  body.api.error?.code,
]

/** A client who keeps a question, to be asked tomorrow unless told otherwise. */
async function keeping(traits: ClientTraits = {}, askOn: string | null = inDays(1)) {
  count += 1
  const email = `journal${count}@example.test`
  const client = await addClient(site, { email, ...traits })
  const kept = { kind: 'question', reference: `q-${count}`, question: 'Partir à Lyon ?', askOn }
  const { entry } = (await client.browser.post('/api/journal', kept)).body
  const path = `/api/journal/${entry.id}`
  return {
    ...client,
    email,
    entry,
    path,
    read: async () => (await client.browser.get(path)).body.entry,
    change: (change: object) => client.browser.request('PATCH', path, change),
    answer: (given: object) => client.browser.post(`${path}/answer`, given),
    async mails() {
      await sendAsks(site.app)
      return mailsTo(site, email)
    },
  }
}

test('on the chosen day one mail asks what became of it, and tells nothing of it', async () => {
  const { entry, email, mails, read } = await keeping({ firstName: 'Inès' })
  expect(entry).toMatchObject({ askOn: inDays(1), askedAt: null, answer: null })
  expect(await mails()).toEqual([])
  await site.advance(DAY)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ site_id: 99, recipient: email, subject: 'Et alors\u00a0?' })
  expect(mail!.text).toMatch(/^Bonjour Inès,/)
  expect(mail!.text).toContain(`http://localhost:3000/mon-journal/${entry.id}#et-alors`)
  expect(`${mail!.text}${mail!.html}`).not.toContain('Lyon')
  expect(await read()).toMatchObject({ askOn: null, askedAt: site.now().toISOString() })
  await site.advance(DAY)
  expect(await mails()).toHaveLength(1)
})

test('several nodes that look at once send one mail', async () => {
  const { email } = await keeping()
  await site.advance(DAY)
  await Promise.all(Array.from({ length: 5 }, () => sendAsks(site.app)))
  expect(await mailsTo(site, email)).toHaveLength(1)
})

test('the day may be changed or taken back, and chosen again after the mail', async () => {
  const { mails, change, read } = await keeping()
  expect((await change({ askOn: inDays(2) })).body.entry.askOn).toBe(inDays(2))
  await site.advance(DAY)
  expect(await mails()).toEqual([])
  expect((await change({ askOn: null })).body.entry.askOn).toBeNull()
  await site.advance(DAY)
  expect(await mails()).toEqual([])
  await change({ askOn: inDays(1), note: 'Bientôt' })
  expect(await read()).toMatchObject({ askOn: inDays(1), note: 'Bientôt' })
  await site.advance(DAY)
  expect(await mails()).toHaveLength(1)
  await change({ askOn: inDays(1) })
  await site.advance(DAY)
  expect(await mails()).toHaveLength(2)
})

test('the day is from tomorrow to a year from now, in Paris', async () => {
  const { browser, change } = await keeping()
  for (const wrong of [inDays(0), inDays(-1), inDays(366), '2026-02-30', 'demain', '2027-1-1']) {
    expect(codeOf(await change({ askOn: wrong })), wrong).toEqual([400, 4517])
    const kept = { kind: 'question', reference: 'une-autre', question: 'Et là ?', askOn: wrong }
    expect(codeOf(await browser.post('/api/journal', kept)), wrong).toEqual([400, 4517])
  }
  expect((await browser.get('/api/journal')).body.total).toBe(1)
  for (const right of [inDays(1), inDays(365)])
    expect((await change({ askOn: right })).body.entry.askOn, right).toBe(right)
})

test('nobody is written to at an address that is not proved', async () => {
  const { browser, change } = await keeping({ proved: false }, null)
  expect(codeOf(await change({ askOn: inDays(1) }))).toEqual([403, 4013])
  const kept = { kind: 'question', reference: 'une-autre', question: 'Et là ?', askOn: inDays(1) }
  expect(codeOf(await browser.post('/api/journal', kept))).toEqual([403, 4013])
  const { id, email, mails } = await keeping()
  await site.owner.updateTable('users').set({ email_proved_at: null }).where('id', '=', id).execute()
  await site.advance(DAY)
  expect(await mails()).toEqual([])
  await site.owner.updateTable('users').set({ email_proved_at: site.now() }).where('id', '=', id).execute()
  expect(await mails(), email).toHaveLength(1)
})

test('no mail while the journal is closed, the person on a pause, or their server refusing ours; it follows for a month', async () => {
  const closed = await keeping()
  const consent = (agreed: boolean) =>
    closed.browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed }] })
  await consent(false)
  const paused = await keeping()
  await site.owner
    .insertInto('pauses')
    .values({
      site_id: 99,
      user_id: paused.id,
      kind: 'break',
      marks: [],
      began_at: site.now(),
      ends_at: new Date(site.now().getTime() + 7 * DAY * 1000),
    })
    .execute()
  await site.advance(DAY)
  expect([await closed.mails(), await paused.mails()]).toEqual([[], []])
  expect((await paused.read()).askOn).toBe(inDays(0))
  await consent(true)
  expect(await closed.mails()).toHaveLength(1)
  await site.advance(7 * DAY)
  expect(await paused.mails()).toHaveLength(1)
  const late = await keeping()
  await site.advance(32 * DAY)
  expect(await late.mails()).toEqual([])
})

test('an answer is kept sealed, replaces another, and ends the asking unless it was too early', async () => {
  const { id, answer, read, mails } = await keeping()
  const early = (await answer({ verdict: 'early' })).body.entry
  expect(early).toMatchObject({ askOn: inDays(1), answer: { verdict: 'early', words: null } })
  const said = { verdict: 'partly', words: ' À Grenoble,\r\nfinalement. ' }
  expect((await answer(said)).body.entry).toMatchObject({
    askOn: null,
    answer: { verdict: 'partly', words: 'À Grenoble,\nfinalement.', at: site.now().toISOString() },
  })
  await site.advance(DAY)
  expect(await mails()).toEqual([])
  expect((await read()).answer.verdict).toBe('partly')
  const { sealed } = await site.owner
    .selectFrom('journal_entries')
    .select('sealed')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(['Grenoble', 'partly'].map((word) => sealed.includes(word))).toEqual([false, false])
})

test('refused as an answer: none, an unknown one, too many words, another’s entry, a closed journal', async () => {
  const { browser, path, answer } = await keeping()
  expect(codeOf(await answer({}))).toEqual([400, 106])
  expect(codeOf(await answer({ verdict: 'maybe' }))).toEqual([400, 107])
  expect(codeOf(await answer({ verdict: 'yes', words: 'a'.repeat(ANSWER_MAX + 1) }))).toEqual([400, 507])
  const other = await keeping()
  expect(codeOf(await other.browser.post(`${path}/answer`, { verdict: 'yes' }))).toEqual([404, 4000])
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect(codeOf(await answer({ verdict: 'yes' }))).toEqual([403, 4516])
})

test('the entry’s page asks for a day and an answer, and gives back what was typed', async () => {
  const { browser, entry } = await keeping({}, null)
  const address = `/mon-journal/${entry.id}`
  const params = { id: String(entry.id) }
  const send = (fields: Record<string, string>) => sendForm(site, entryPage.action, address, fields, browser, params)
  const data = async (query = '') => (await openPage(site, entryPage.loader, address + query, browser, params)).data
  expect((await data()).days).toEqual({ first: inDays(1), last: inDays(365) })
  expect(await send({ intent: 'ask', askOn: inDays(0) })).toMatchObject({
    status: 400,
    data: { refusal: { code: 4517, field: 'askOn' }, typed: { askOn: inDays(0) } },
  })
  expect(await send({ intent: 'ask', askOn: '' })).toMatchObject({ status: 303 })
  expect((await send({ intent: 'ask', askOn: inDays(3) })).location).toBe(`${address}?fait=jour`)
  expect(await data('?fait=jour')).toMatchObject({ done: 'askedDate', entry: { askOn: inDays(3) } })
  expect((await send({ intent: 'unask' })).location).toBe(`${address}?fait=sans-jour`)
  expect((await data()).entry.askOn).toBeNull()
  expect(await send({ intent: 'answer', words: 'Oui' })).toMatchObject({
    status: 400,
    data: { refusal: { code: 106, field: 'verdict' }, typed: { words: 'Oui' } },
  })
  expect((await send({ intent: 'answer', verdict: 'yes', words: 'Oui' })).location).toBe(`${address}?fait=reponse`)
  expect((await data('?fait=reponse')).entry.answer).toMatchObject({ verdict: 'yes', words: 'Oui' })
  const unproved = await keeping({ proved: false }, null)
  const theirs = { id: String(unproved.entry.id) }
  const opened = await openPage(site, entryPage.loader, `/mon-journal/${theirs.id}`, unproved.browser, theirs)
  expect(opened.data.days).toBeNull()
})
