import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as page from './complaint.page.tsx'

const site = useTestApp()
const HERE = '/reclamation'
const words = 'La consultation de mardi s’est coupée deux fois sans que rien ne soit rendu.'
const given = { name: 'Léa Martin', emailAddress: 'lea@example.fr', about: 'Mardi', text: words }
const send = (fields: object = {}, browser = site.browser()) =>
  sendForm(site, page.action, HERE, { ...given, ...fields }, browser)
const shown = async (browser = site.browser()) => (await openPage(site, page.loader, HERE, browser)).data

test('anybody can complain, and gets a number and the date of the answer, once, also by mail', async () => {
  const { receipt } = (await send()).data
  expect(receipt.reference).toMatch(/^C-[0-9A-F]{16}$/)
  expect(receipt.answerBy).toEqual(new Date(site.now().getTime() + 14 * 86_400_000))
  await site.advance(60)
  expect((await send({ text: ` ${words} ` })).data.receipt).toEqual(receipt)
  const mails = await mailsTo(site, 'lea@example.fr')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).toContain(receipt.reference)
  expect(mails[0]!.text).toContain(words)
  expect(mails[0]!.text).toContain('5 décembre 2026')
})

test('clients see only their own complaints', async () => {
  const [one, other] = [await addClient(site), await addClient(site)]
  const { receipt } = (await send({ emailAddress: 'une@example.fr' }, one.browser)).data
  expect((await shown(one.browser)).complaints).toMatchObject([
    { reference: receipt.reference, text: words, answer: null },
  ])
  expect((await shown(other.browser)).complaints).toEqual([])
  expect((await shown()).complaints).toEqual([])
})

test('the same text and address sent by somebody else make another complaint', async () => {
  const { browser } = await addClient(site)
  const mine = (await send({ emailAddress: 'partage@example.fr' }, browser)).data.receipt
  expect((await send({ emailAddress: 'partage@example.fr' })).data.receipt.reference).not.toBe(mine.reference)
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(121) }],
  ['emailAddress', { emailAddress: '' }],
  ['emailAddress', { emailAddress: 'lea' }],
  ['about', { about: 'x'.repeat(201) }],
  ['text', { text: '' }],
  ['text', { text: 'Trop court.' }],
  ['text', { text: 'x'.repeat(4001) }],
])('%s is reported at its field, and no input is lost', async (field, fields) => {
  const { status, data } = await send(fields)
  expect([status, Object.keys(data.result.error)]).toEqual([400, [field]])
  expect(data.result.initialValue).toMatchObject(field === 'text' ? { name: given.name } : { text: words })
})

test('one address gets three mails an hour at most', async () => {
  const emailAddress = 'souvent@example.fr'
  for (let round = 0; round < 3; round += 1) await send({ emailAddress, text: `${words} ${round}` })
  expect((await send({ emailAddress, text: `${words} encore` })).status).toBe(429)
})
