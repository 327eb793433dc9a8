import { beforeEach, expect, test } from 'vitest'
import { solvedFor } from '../../../../test/challenges.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { collectData } from '../privacy/collect-data.server.ts'
import { sealAll } from '../privacy/seal-all.server.ts'
import { action, loader } from './contact.page.tsx'
import { linksIn } from './rules.ts'
import { openMessage } from './sealed-message.server.ts'

const site = useTestApp()
const HERE = '/contactez-nous'
const words = 'Mon crédit ne s’affiche plus depuis mardi, que dois-je faire ?'
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://www.lien${at}.example/x`).join(' ')
const given = { subject: 'payment', name: 'Léa Martin', emailAddress: 'lea@example.fr', message: words }
const send = (fields: object = {}, browser = site.browser()) =>
  sendForm(site, action, HERE, { ...given, ...fields }, browser)
const lastRow = () =>
  site.owner.selectFrom('contact_messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

beforeEach(() => site.advance(3600))

test('anybody can write, and gets a number and one receipt without the message’s text', async () => {
  const { receipt } = (await send()).data
  expect(receipt).toEqual({ reference: expect.stringMatching(/^M-[0-9A-F]{12}$/), email: given.emailAddress })
  await site.advance(60)
  expect((await send({ message: ` ${words} ` })).data.receipt).toEqual(receipt)
  const mails = await mailsTo(site, given.emailAddress)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain(receipt.reference)
  for (const own of [words, given.name]) expect(mails[0]!.text + mails[0]!.html).not.toContain(own)
})

test('the call does the same, whether or not the address has an account', async () => {
  const emailAddress = 'connue@example.fr'
  await addClient(site, { email: emailAddress })
  for (const address of [emailAddress, 'inconnue@example.fr']) {
    const { status, body } = await site.browser().post('/api/contacts', { ...given, emailAddress: address })
    expect([status, Object.keys(body.contact)]).toEqual([200, ['reference', 'sentAt']])
  }
  expect((await lastRow()).user_id).toBeNull()
  const refused = await site.browser().post('/api/contacts', { ...given, message: `${words} ${links(40)}` })
  expect(refused.body.api.error).toMatchObject({ code: 4270, field: 'message' })
})

test.each([
  [107, 'subject', { subject: 'divers' }],
  [507, 'name', { name: 'x'.repeat(121) }],
  [507, 'message', { message: 'Court.' }],
  [1002, 'emailAddress', { emailAddress: 'lea' }],
  [1013, 'emailAddress', { emailAddress: 'lea@yopmail.com' }],
])('the call answers %i at %s for %j, and keeps no message', async (code, field, fields) => {
  const kept = await lastRow()
  const { body } = await site.browser().post('/api/contacts', { ...given, ...fields })
  expect(body.api.error).toMatchObject({ code, field })
  expect(await lastRow()).toEqual(kept)
})

test('a message is sealed, resealed with a new key, and exported in full to the client who wrote it', async () => {
  const { id, browser } = await addClient(site)
  await send({ emailAddress: 'a-moi@example.fr' }, browser)
  const row = await lastRow()
  for (const clear of [words, given.name, 'a-moi@example.fr']) expect(row.sealed.includes(clear)).toBe(false)
  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  const facts = { id, siteId: 99, emails: [], phones: [], held: [] }
  const parts = await collectData(site.app, facts, async () => {})
  expect(parts.find(({ heading }) => heading === 'contacts')!.rows).toMatchObject([
    { reference: row.reference, subject: 'payment', words: `${given.name}, a-moi@example.fr\n${words}`, reply: null },
  ])
  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  expect(openMessage(openKeyRing([young]), await lastRow()).message).toBe(words)
  await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
})

test.each([
  ['subject', { subject: '' }],
  ['subject', { subject: 'divers' }],
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(121) }],
  ['emailAddress', { emailAddress: '' }],
  ['emailAddress', { emailAddress: 'lea' }],
  ['message', { message: '' }],
  ['message', { message: 'Court.' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['message', { message: links(4) }],
])('%s is reported at its field, and no input is lost', async (field, fields) => {
  const { status, data } = await send(fields)
  expect([status, Object.keys(data.result.error)]).toEqual([400, [field]])
  const { [field as keyof typeof given]: _, ...others } = given
  expect(data.result.initialValue).toMatchObject(others)
})

test('up to three links are accepted, in any notation', async () => {
  expect(linksIn('http://a.example, HTTPS://www.b.example et www.c.example')).toBe(3)
  expect((await send({ message: links(3), emailAddress: 'liens@example.fr' })).data.receipt).toBeDefined()
})

test('one address gets three mails an hour at most', async () => {
  const emailAddress = 'souvent@example.fr'
  for (let round = 0; round < 3; round += 1) await send({ emailAddress, message: `${words} ${round}` })
  const { status, data } = await send({ emailAddress, message: `${words} encore` })
  expect([status, data.result.initialValue.message]).toEqual([429, `${words} encore`])
})

test('ten messages an hour are accepted without a solved challenge, and thirty in all with one', async () => {
  const ask = async (round: number, altcha?: string) => {
    const emailAddress = `robot${round}@example.fr`
    const { body } = await site.browser().post('/api/contacts', { ...given, emailAddress, altcha })
    return body.api.error?.code ?? 'ok'
  }
  const unsolved = []
  for (let round = 0; round < 11; round += 1) unsolved.push(await ask(round))
  expect(unsolved).toEqual([...Array(10).fill('ok'), 4080])
  const solved = []
  for (let round = 11; round < 32; round += 1) solved.push(await ask(round, await solvedFor(site.browser(), 'contact')))
  expect(solved).toEqual([...Array(20).fill('ok'), 4001])
})

test('the form is filled with a signed-in person’s name and address', async () => {
  const { browser } = await addClient(site, { firstName: 'Inès', email: 'ines@example.fr' })
  expect((await openPage(site, loader, HERE, browser)).data.known).toEqual({
    name: 'Inès',
    emailAddress: 'ines@example.fr',
  })
  expect((await openPage(site, loader, HERE, site.browser())).data.known).toBeUndefined()
})
