import jsQR from 'jsqr'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '../../../../test/audit.ts'
import { fewCities } from '../../../../test/cities.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { joinProgramme } from '../../../../test/loyalty.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import * as page from './card.page.tsx'
import { forgetOldCards } from './end-points.server.ts'
import { loader as picture } from './qr.page.ts'

const site = useTestApp()
const PATH = '/api/fidelity/card-order'
const HERE = '/programme-fidelite/commander-ma-carte'
const DAY = 86_400
const ADDRESS = {
  recipient: 'Anaïs Lœuillet',
  complement: 'Appartement 4, 2e étage',
  building: '',
  street: '12, rue de l’Épée',
  locality: '',
  postalCode: '69002',
  city: 'Lyon',
}
const LINES = ['ANAIS LOEUILLET', 'APPARTEMENT 4 2E ETAGE', '12 RUE DE L EPEE', '69002 LYON']

beforeAll(() => fillCities(site.owner, fewCities))

const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code ?? 0

async function member({ address = true } = {}) {
  const client = await addClient(site)
  const cardNumber = await joinProgramme(site, client)
  if (address) await client.browser.post('/api/users/delivery-address', ADDRESS)
  return { ...client, cardNumber }
}
/** What a scanner reads of an SVG of 200 pixels. */
async function scanned(svg: string): Promise<string | null> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(200)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
const states = ({ id }: { id: number }) =>
  site.owner.selectFrom('loyalty_cards').select(['id', 'state']).where('user_id', '=', id).orderBy('id').execute()

test('a scanner reads the card’s number, and nothing else is in the code', async () => {
  const one = await member({ address: false })
  const { qrCode } = (await one.browser.get('/api/qr-code')).body
  expect(qrCode.number).toBe(one.cardNumber)
  expect(await scanned(qrCode.svg)).toBe(one.cardNumber)
  const other = await member({ address: false })
  expect(other.cardNumber).not.toBe(one.cardNumber)
  const shown = await openPage(site, picture, '/programme-fidelite/mon-compte/carte.svg', other.browser)
  expect(shown.status).toBe(200)
  expect(codeOf(await (await addClient(site)).browser.get('/api/qr-code'))).toBe(4631)
})

test('the card goes to the address of the day of the order, in the lines of the envelope', async () => {
  const one = await member()
  const { body } = await one.browser.post(PATH)
  expect(body.card).toMatchObject({ state: 'ordered', lines: LINES, printedAt: null, sentAt: null })
  await one.browser.post('/api/users/delivery-address', { ...ADDRESS, recipient: 'Autre Personne' })
  expect((await one.browser.get(PATH)).body.card.lines).toEqual(LINES)
  for (const line of LINES) expect(line.length).toBeLessThanOrEqual(38)
})

test('without an address nothing is ordered, and two orders at once make one card', async () => {
  const none = await member({ address: false })
  expect(codeOf(await none.browser.post(PATH))).toBe(4634)
  const one = await member()
  const both = await Promise.all([one.browser.post(PATH), one.browser.post(PATH)])
  expect(both.map(codeOf).toSorted()).toEqual([0, 4635])
  expect(await states(one)).toHaveLength(1)
})

test('the staff prints and sends a card in that order, once, and its member follows it', async () => {
  const one = await member()
  await one.browser.post(PATH)
  const [{ id }] = (await states(one)) as [{ id: number; state: string }]
  const { browser: desk, id: staffId } = await addStaff(site, 'support')
  const mark = (what: string) => desk.post(`/api/admin/loyalty-cards/${id}/${what}`)
  expect((await desk.get(`/api/admin/loyalty-cards/${id}`)).body.row).toMatchObject({ lines: LINES, state: 'ordered' })
  expect(codeOf(await mark('sent'))).toBe(4636)
  const printed = await Promise.all([mark('printed'), mark('printed')])
  expect(printed.map(codeOf).toSorted()).toEqual([0, 4636])
  expect(codeOf(await mark('sent'))).toBe(0)
  expect(codeOf(await mark('printed'))).toBe(4636)
  expect((await one.browser.get(PATH)).body.card).toMatchObject({ state: 'sent', sentAt: site.now().toISOString() })
  const acts = (await auditEntries(site)).filter(({ actor_id }) => actor_id === staffId).map(({ act }) => act)
  expect(acts).toEqual(['loyalty-card.open', 'loyalty-card.printed', 'loyalty-card.sent'])
  const elsewhere = await addStaff(site, 'support', { siteId: 100 })
  const foreign = elsewhere.browser.post(`/api/admin/loyalty-cards/${id}/printed`)
  expect(codeOf(await foreign)).not.toBe(0)
})

test('another card can be ordered three months after the last was sent, and the old address is forgotten', async () => {
  const one = await member()
  await one.browser.post(PATH)
  await site.owner
    .updateTable('loyalty_cards')
    .set({ state: 'sent', sent_at: site.now() })
    .where('user_id', '=', one.id)
    .execute()
  await site.advance(90 * DAY - 1)
  expect(codeOf(await (await signInAs(site, one.id)).post(PATH))).toBe(4635)
  await site.advance(1)
  expect(codeOf(await (await signInAs(site, one.id)).post(PATH))).toBe(0)
  await site.advance(3 * DAY)
  await forgetOldCards(site.app)
  expect((await states(one)).map(({ state }) => state)).toEqual(['ordered'])
})

test('by form: an address is typed where there is none, and then the card ordered', async () => {
  const one = await member({ address: false })
  const send = (fields: Record<string, string>) => sendForm(site, page.action, HERE, fields, one.browser)
  expect((await openPage(site, page.loader, HERE, one.browser)).data).toEqual({ card: null, lines: null })
  const refused = await send({ ...ADDRESS, building: 'B'.repeat(39), intent: 'save' })
  expect([refused.status, Object.keys(refused.data.result.error)]).toEqual([400, ['building']])
  expect(refused.data.result.initialValue.street).toBe(ADDRESS.street)
  expect((await send({ intent: 'order' })).data.refusal.code).toBe(4634)
  expect((await send({ ...ADDRESS, intent: 'save' })).location).toBe(HERE)
  expect((await openPage(site, page.loader, HERE, one.browser)).data.lines).toEqual(LINES)
  expect((await send({ intent: 'order' })).location).toBe('/programme-fidelite/mon-compte?fait=commandee')
  expect((await openPage(site, page.loader, HERE, one.browser)).data.card).toMatchObject({ state: 'ordered' })
})
