import { expect, test } from 'vitest'
import { addPair, fund, openRoom } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { overprints, readPdf } from '../../../../test/pdf.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import * as receipt from './receipt.page.tsx'
import * as pdf from './receipt-pdf.page.ts'
import { withdrawalPdf } from './receipt-pdf.server.ts'
import * as page from './withdrawal.page.tsx'

const site = useTestApp()
const HERE = '/retractation'

const open = async ({ browser }: Client, query = '') => openPage(site, page.loader, HERE + query, browser)
const declare = ({ browser }: Client, contrat: string) =>
  sendForm(site, page.action, HERE, { intent: 'confirm', contrat }, browser)
const rows = () => site.app.db.selectFrom('contract_withdrawals').selectAll().orderBy('id').execute()
const pathOf = (location: string | null) => location!.replace(/\?.*$/, '')

test('a client withdraws from an order, and gets one dated receipt by e-mail and in the account', async () => {
  const client = await addClient(site, { email: 'achat@example.fr', firstName: 'Nora' })
  const id = await buyCredit(site, client.browser)
  const contracts = (await open(client)).data.contracts
  expect(contracts).toMatchObject([
    { kind: 'order', id, amount: 2000, refundable: 2000, inTime: true, withdrawal: null },
  ])
  expect((await open(client, `?contrat=commande-${id}`)).data.chosen).toMatchObject({ id })
  const first = await declare(client, `commande-${id}`)
  expect([first.status, first.location]).toEqual([303, expect.stringMatching(/^\/retractation\/R-[0-9A-F]{16}\?fait=/)])

  const reference = pathOf(first.location).slice(`${HERE}/`.length)
  const { view } = (await openPage(site, receipt.loader, `${HERE}/${reference}`, client.browser, { reference })).data
  expect(view).toMatchObject({ orderId: id, name: 'Nora', refundable: 2000, at: site.now(), status: 'received' })
  const [mail] = await mailsTo(site, 'achat@example.fr')
  expect(mail!.subject).toContain(reference)
  expect(mail!.text).toContain(`achat de crédit n°\u00a0${id}`)
  expect(mail!.text).toContain('20,00\u00a0€')
  expect(mail!.text).toContain('21 novembre 2026')

  await site.advance(60)
  expect((await declare(client, `commande-${id}`)).location).toBe(first.location)
  expect(await mailsTo(site, 'achat@example.fr')).toHaveLength(1)
  expect((await open(client)).data.contracts[0].withdrawal).toMatchObject({ reference, at: view.at })
})

test('sixteen concurrent declarations count as one', async () => {
  const client = await addClient(site, { email: 'seize@example.fr' })
  const id = await buyCredit(site, client.browser)
  const answers = await Promise.all(Array.from({ length: 16 }, () => declare(client, `commande-${id}`)))
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  expect(await mailsTo(site, 'seize@example.fr')).toHaveLength(1)
})

test('the receipt is a PDF, for its owner only', async () => {
  const client = await addClient(site)
  const { location } = await declare(client, `commande-${await buyCredit(site, client.browser)}`)
  const reference = pathOf(location).slice(`${HERE}/`.length)
  const read = (browser: Client['browser']) =>
    openPage(site, pdf.loader, `${HERE}/${reference}/recu.pdf`, browser, { reference })
  expect((await read(client.browser)).status).toBe(200)
  const stranger = await addClient(site)
  expect((await read(stranger.browser)).status).toBe(404)
  expect((await openPage(site, receipt.loader, `${HERE}/x`, stranger.browser, { reference })).status).toBe(404)
})

test('a contract that is another client’s, unpaid or unknown is not found', async () => {
  const [client, other] = [await addClient(site), await addClient(site)]
  const id = await buyCredit(site, other.browser)
  const { body } = await client.browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
  const before = await rows()
  for (const contrat of [
    `commande-${id}`,
    `commande-${body.topUp.orderId}`,
    'commande-999999',
    'consultation-1',
    'x',
  ]) {
    expect((await declare(client, contrat)).status).toBe(404)
    expect((await open(client, `?contrat=${contrat}`)).status).toBe(404)
  }
  expect(await rows()).toEqual(before)
})

test('the unspent credit is refunded, the oldest spent first, even after fourteen days', async () => {
  const client = await addClient(site)
  await buyCredit(site, client.browser, 'credit-10')
  await site.advance(60)
  await buyCredit(site, client.browser, 'credit-20')
  await fund(site, client.id, { cents: -600 })
  const due = async () =>
    (await open(client)).data.contracts.map((one: { refundable: number; inTime: boolean }) => [
      one.refundable,
      one.inTime,
    ])
  expect(await due()).toEqual([
    [2000, true],
    [400, true],
  ])
  await site.owner
    .updateTable('orders')
    .set({ settled_at: new Date('2026-10-01T10:00:00Z') })
    .where('user_id', '=', client.id)
    .execute()
  expect((await due()).every(([_, inTime]: [number, boolean]) => !inTime)).toBe(true)
})

test('a consultation can be withdrawn from, without a refund for what was consumed', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openRoom(pair)
  const client = { id: pair.clientId, browser: pair.client }
  expect((await open(client)).data.contracts).toMatchObject([{ kind: 'consultation', id, refundable: 0 }])
  expect((await declare(client, `consultation-${id}`)).status).toBe(303)
})

test('an account without an address is asked for one', async () => {
  const client = await addClient(site)
  const id = await buyCredit(site, client.browser)
  const nothing = { email: null, email_key: null, email_proved_at: null }
  await site.owner.updateTable('users').set(nothing).where('id', '=', client.id).execute()
  const { status, data } = await declare(client, `commande-${id}`)
  expect([status, data.refusal.code]).toEqual([409, 4077])
})

const said = { described: 'Commande 12', name: 'Léa Martin', emailAddress: 'lea@example.fr' }
const tell = (intent: string, given: object = {}) =>
  sendForm(site, page.action, HERE, { intent, ...said, ...given }, site.browser())

test('without an account, a visitor names the contract, confirms, and gets the receipt by e-mail', async () => {
  const before = await rows()
  expect((await tell('check')).data).toEqual({ declared: said })
  expect(await rows()).toEqual(before)
  expect((await tell('change')).data).toEqual({ typed: said })
  const { receipt: view } = (await tell('confirm')).data
  expect(view).toMatchObject({ described: 'Commande 12', name: 'Léa Martin', refundable: null, at: site.now() })
  const [mail] = await mailsTo(site, 'lea@example.fr')
  expect(mail!.text).toContain(view.reference)
  expect(mail!.text).toContain('Commande 12')
  await site.advance(60)
  const again = await tell('confirm', { described: 'commande 12 ', emailAddress: 'LEA@example.fr' })
  expect(again.data.receipt).toMatchObject({ reference: view.reference, at: view.at })
  expect(await mailsTo(site, 'lea@example.fr')).toHaveLength(1)
})

test.each([
  ['described', { described: ' ' }],
  ['described', { described: 'x'.repeat(201) }],
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(121) }],
  ['emailAddress', { emailAddress: '' }],
  ['emailAddress', { emailAddress: 'lea@' }],
])('%s is asked for with the right message, and what was typed is given back: %j', async (field, given) => {
  for (const intent of ['check', 'confirm']) {
    const { status, data } = await tell(intent, given)
    expect([status, Object.keys(data.result.error)]).toEqual([400, [field]])
    expect(data.result.initialValue).toMatchObject(
      field === 'name' ? { described: 'Commande 12' } : { name: 'Léa Martin' },
    )
  }
})

test('an address gets at most three e-mails an hour', async () => {
  const emailAddress = 'souvent@example.fr'
  for (let round = 0; round < 3; round += 1) await tell('confirm', { emailAddress, described: `Commande ${round}` })
  const { status, data } = await tell('confirm', { emailAddress, described: 'Commande 4' })
  expect([status, data.result.initialValue]).toMatchObject([429, { described: 'Commande 4' }])
})

test('the PDF receipt is tagged for screen readers, names its owner, and overlaps no text', async () => {
  const view = {
    reference: 'R-E6410491BB5C7B2C',
    status: 'received',
    orderId: null,
    consultationId: null,
    described: 'Un contrat que je décris longuement, '.repeat(12),
    name: 'Camille Desprès',
    email: 'camille@example.test',
    at: new Date('2026-11-21T11:00:00Z'),
    refundable: null,
    answeredAt: null,
  } as never
  const house = { brand: 'main' as const, company: 'Cosmospace', contact: 'aide@cosmospace.test', identity: null }
  const paper = readPdf(await withdrawalPdf(view, house, plainWording))
  expect(paper.plain).toContain('/DisplayDocTitle true')
  expect(paper.tags.filter((tag) => tag === 'Table')).toHaveLength(1)
  expect(paper.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  expect(paper.lines.filter(({ tag }) => tag === '')).toEqual([])
  expect(overprints(paper)).toEqual([])
  expect(paper.lines.map(({ text }) => text).join('')).toContain('aucune société')
})
