import { expect, test } from 'vitest'
import { addLetter, addReader, runNow, sendsOf } from '../../../../test/campaigns.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

// No site has a number that STOP can be sent to, as the demonstration's have.
const site = useTestApp({
  CAMPAIGN_ONE_PERSON_MOST: '2',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'jeton',
  TWILIO_FROM: '+33644600000',
})
const mail = (subject: string, path = '/horoscope') => ({
  subject,
  preview: '',
  blocks: [
    { kind: 'paragraph', text: 'Le ciel de ce mois.' },
    { kind: 'button', text: 'Lire', path },
  ],
})
const everyone = { to: 'everyone', visited: 'any', sign: null, psychicId: null }
const draft = { channel: 'email', name: 'Le ciel', audience: everyone, content: { a: mail('Le ciel'), b: null } }

const staffed = async () => {
  const [{ browser, email }, second] = [await addStaff(site, 'editor'), await addStaff(site, 'editor')]
  const write = async (more: object = {}): Promise<string> => {
    const { status, body } = await browser.post('/api/admin/campaigns', { ...draft, ...more })
    expect([status, body.api?.error?.code]).toEqual([200, undefined])
    return `/api/admin/campaigns/${body.id}`
  }
  return { browser, email, second, write }
}
const stateAt = async (browser: { get(path: string): Promise<{ body: { row: { state: string } } }> }, at: string) =>
  (await browser.get(at)).body.row.state
const idOf = (at: string) => Number(at.split('/').at(-1))
const readers = ['anne@exemple.fr', 'zoe@exemple.fr', 'lou@exemple.fr']

test.each([
  ['a text message as a mail', { content: { a: { text: 'Bonjour' } } }, 4692],
  ['a mail as a text message', { channel: 'sms' }, 4692],
  ['no words', { content: { a: { ...mail('x'), blocks: [] } } }, 4692],
  ['a button to a page that is not there', { content: { a: mail('x', '/nulle-part') } }, 4693],
  ['a button to another site', { content: { a: mail('x', '//autre.example') } }, 4693],
  ['a button in the second wording to nowhere', { content: { a: mail('x'), b: mail('y', '') } }, 4693],
  ['a sign that clients never gave', { audience: { ...everyone, to: 'offers', sign: 'leo' } }, 4691],
  ['no name', { name: ' ' }, 107],
])('%s is refused, and nothing is kept', async (_, more, code) => {
  const { browser } = await staffed()
  const before = (await browser.get('/api/admin/campaigns')).body.total
  expect((await browser.post('/api/admin/campaigns', { ...draft, ...more })).body.api.error.code).toBe(code)
  expect((await browser.get('/api/admin/campaigns')).body.total).toBe(before)
})

test('what is written, counted and tried goes to nobody but its writer', async () => {
  const { browser, email, write } = await staffed()
  for (const address of readers) await addReader(site, { email: address })
  const at = await write({ content: { a: mail('Un'), b: mail('Deux') } })
  expect((await browser.post(`${at}/count`)).body).toMatchObject({ reached: 3, leftOut: {} })
  await browser.post(`${at}/try`)
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual(['Un', 'Deux'])
  await runNow(site)
  expect((await mailsTo(site, readers[0]!)).some(({ subject }) => subject === 'Un')).toBe(false)
  expect((await browser.patch(at, { name: 'Autrement', content: { a: mail('Trois') } })).status).toBe(200)
  const { row } = (await browser.get(at)).body
  expect([row.name, row.content.a.subject, row.state]).toEqual(['Autrement', 'Trois', 'draft'])
  for (const [changed, code] of [
    [{ content: { a: { text: 'Bonjour' } } }, 4692],
    [{ content: { a: mail('x', '/nulle-part') } }, 4693],
    [{ audience: { ...everyone, to: 'offers', sign: 'leo' } }, 4691],
  ] as const) {
    expect((await browser.patch(at, changed)).body.api.error.code).toBe(code)
  }
  for (let nth = 0; nth < 20; nth += 1) await browser.post(`${at}/try`)
  expect((await browser.post(`${at}/try`)).body.api?.error?.code).toBe(4001)
  const text = await write({ channel: 'sms', content: { a: { text: 'Bonjour', path: '/horoscope' } } })
  expect((await browser.post(`${text}/try`)).body.api?.error?.code).toBe(4692)
  expect((await browser.post(`${text}/schedule`, {})).body.api?.error?.code).toBe(4698)
})

test('more than two readers need two people; the second gets a letter, and the first can’t agree alone', async () => {
  const { browser, email, second, write } = await staffed()
  const at = await write()
  expect((await browser.post(`${at}/schedule`, {})).body).toMatchObject({ planned: 3, waits: true })
  expect((await mailsTo(site, second.email)).at(-1)?.subject).toBe('Une campagne attend votre accord')
  expect((await mailsTo(site, email)).some(({ subject }) => subject.includes('accord'))).toBe(false)
  await runNow(site)
  expect(await sendsOf(site, idOf(at))).toEqual([])
  expect((await browser.patch(at, { name: 'Autre' })).body.api?.error?.code).toBe(4690)
  expect((await browser.post(`${at}/schedule`, {})).body.api?.error?.code).toBe(4690)
  expect((await browser.post(`${at}/approve`)).body.api?.error?.code).toBe(4695)
  const both = await Promise.all([second.browser.post(`${at}/approve`), second.browser.post(`${at}/approve`)])
  expect(both.map(({ body }) => body.api?.error?.code ?? 0).sort()).toEqual([0, 4694])
  await runNow(site)
  expect((await sendsOf(site, idOf(at))).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  expect(await stateAt(browser, at)).toBe('sent')
  expect((await browser.post(`${at}/take-back`)).body.api?.error?.code).toBe(4696)
  expect((await browser.post(`${at}/stop`)).body.api?.error?.code).toBe(4697)
  const { results } = (await browser.get(at)).body.row
  expect(results).toEqual([expect.objectContaining({ variant: 'a', sent: 3, waiting: 0, visits: 0, orders: 0 })])
})

test('an audience that grew after it was planned by one person waits for a second', async () => {
  const { browser, second, write } = await staffed()
  await addLetter(site, 'un@exemple.fr', { sign: 'leo' })
  const at = await write({ audience: { ...everyone, to: 'letter', sign: 'leo' } })
  expect((await browser.post(`${at}/schedule`, {})).body).toMatchObject({ planned: 1, waits: false })
  for (const name of ['deux', 'trois']) await addLetter(site, `${name}@exemple.fr`, { sign: 'leo' })
  await runNow(site)
  expect([await stateAt(browser, at), (await mailsTo(site, 'un@exemple.fr')).length]).toEqual(['proposed', 0])
  await second.browser.post(`${at}/approve`)
  await runNow(site)
  expect((await sendsOf(site, idOf(at))).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
})

test('a campaign leaves at its moment in Paris, and not if it was taken back or stopped before', async () => {
  const { browser, write } = await staffed()
  await addLetter(site, 'seule@exemple.fr', { sign: 'virgo' })
  const one = { audience: { ...everyone, to: 'letter', sign: 'virgo' } }
  const [goes, back, stopped] = [await write(one), await write(one), await write(one)]
  const schedule = (at: string, moment: string) => browser.post(`${at}/schedule`, { at: moment })
  expect((await schedule(goes, '2020-01-01T10:00')).body.api?.error?.code).toBe(4699)
  expect((await schedule(goes, 'demain')).body.api?.error?.code).toBe(107)
  const day = new Date(site.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (const at of [goes, back, stopped]) expect((await schedule(at, `${day}T10:00`)).status).toBe(200)
  await browser.post(`${back}/take-back`)
  await browser.post(`${stopped}/stop`)
  await runNow(site)
  expect(await stateAt(browser, goes)).toBe('scheduled')
  await site.advance(4 * 86_400)
  await runNow(site)
  const { browser: later } = await addStaff(site, 'editor')
  const states = await Promise.all([goes, back, stopped].map((at) => stateAt(later, at)))
  expect(states).toEqual(['sent', 'draft', 'stopped'])
  expect(await mailsTo(site, 'seule@exemple.fr')).toHaveLength(1)
})

test('nobody to reach, an unknown campaign and one of another brand are refused', async () => {
  const { browser, write } = await staffed()
  const at = await write({ audience: { ...everyone, to: 'letter', sign: 'pisces' } })
  expect((await browser.post(`${at}/schedule`, {})).body.api?.error?.code).toBe(4691)
  const other = await addStaff(site, 'editor', { siteId: 100 })
  for (const [who, path] of [
    [browser, '/api/admin/campaigns/999999'],
    [other.browser, at],
  ] as const) {
    for (const act of ['count', 'try', 'schedule', 'approve', 'take-back', 'stop']) {
      expect((await who.post(`${path}/${act}`, {})).body.api?.error?.code).toBe(3000)
    }
    expect((await who.patch(path, { name: 'Autre' })).body.api?.error?.code).toBe(3000)
  }
})

test('a code given long ago is asked for again before anything is planned or agreed to', async () => {
  const { browser, write } = await staffed()
  const at = await write()
  await site.advance(6 * 60)
  for (const act of ['schedule', 'approve'])
    expect((await browser.post(`${at}/${act}`, {})).body.api?.error?.code).toBe(4202)
})
