import { beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textedCode } from '../../../../test/texts.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import * as page from './phone.page.tsx'

const site = useTestApp()
const PATH = '/api/users/phone-numbers'
const PAGE = '/mon-compte/telephone'

// Lets the rate limits of the previous test expire.
beforeEach(() => site.advance(86_400))

let count = 0
function mobile(): string {
  count += 1
  return `+336${20_000_000 + count * 101}`
}
/** Sets the number of a client as if its code had been typed before the offer existed. */
async function giveNumber({ id }: Client, number: string): Promise<void> {
  await site.app.db
    .insertInto('phone_numbers')
    .values({ user_id: id, number, proved_at: site.now() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ number }))
    .execute()
}
const claim = ({ browser }: Client) => browser.post(`${PATH}/bonus`)
const codeOf = async (client: Client) => (await claim(client)).body.api.error?.code
const freeSeconds = async ({ browser }: Client) => (await browser.get('/api/wallet')).body.wallet.freeSeconds
const stateOf = async ({ browser }: Client) => (await browser.get(PATH)).body.phone.bonus.state

test('a proved mobile brings the free time once, through the ledger', async () => {
  const client = await addClient(site)
  const number = mobile()
  await client.browser.post(`${PATH}/validate`, { phoneNumber: number })
  const code = await textedCode(site, number)
  expect((await client.browser.post('/api/users/verify', { code })).body.freeTime).toBe(true)
  expect(await freeSeconds(client)).toBe(180)
  const { entries } = (await client.browser.get('/api/wallet')).body.wallet
  expect(entries).toEqual([expect.objectContaining({ kind: 'phone-bonus', unit: 'second', amount: 180 })])
  expect(await codeOf(client)).toBe(1017)
  const second = mobile()
  await site.advance(61)
  await client.browser.post(`${PATH}/validate`, { phoneNumber: second })
  const other = await textedCode(site, second)
  expect((await client.browser.post('/api/users/verify', { code: other })).body).toMatchObject({
    api: { ok: 1 },
    freeTime: false,
  })
  expect(await freeSeconds(client)).toBe(180)
})

test('a number can be used once, even after it was deleted', async () => {
  const [one, other] = [await addClient(site), await addClient(site)]
  const number = mobile()
  await giveNumber(one, number)
  expect(await codeOf(one)).toBeUndefined()
  await one.browser.request('DELETE', PATH)
  await giveNumber(other, number)
  expect(await stateOf(other)).toBe('numberRedeemed')
  const { status, body } = await claim(other)
  expect([status, body.api.error.code]).toEqual([409, 1016])
  expect(await freeSeconds(other)).toBe(0)
})

test('a person gets it once, whatever the account, the spelling of their address or the number', async () => {
  const one = await addClient(site, { email: 'lu.na@gmail.com' })
  await giveNumber(one, mobile())
  expect(await codeOf(one)).toBeUndefined()
  await giveNumber(one, mobile())
  expect(await codeOf(one)).toBe(1017)
  await site.app.db.deleteFrom('users').where('id', '=', one.id).execute()
  const again = await addClient(site, { email: 'luna+2@gmail.com' })
  await giveNumber(again, mobile())
  expect(await stateOf(again)).toBe('redeemed')
  expect(await codeOf(again)).toBe(1017)
})

test('a person who claimed it before aliases of all providers were folded can’t claim it again', async () => {
  const values = { user_id: 999_999, number_hash: Buffer.from('another'), granted_at: site.now() }
  const person_hash = site.app.digest('phone-bonus:99:an.ne@proton.me')
  await site.owner
    .insertInto('phone_bonuses')
    .values({ ...values, person_hash })
    .execute()
  const again = await addClient(site, { email: 'an.ne@proton.me' })
  await giveNumber(again, mobile())
  expect(await stateOf(again)).toBe('redeemed')
  expect(await codeOf(again)).toBe(1017)
  expect(await freeSeconds(again)).toBe(0)
})

test('the offer waits for a proved address, then for a number', async () => {
  const client = await addClient(site)
  expect(await stateOf(client)).toBe('phoneNeeded')
  expect((await claim(client)).body.api.error).toMatchObject({ code: 106, field: 'phoneNumber' })
  const unproven = await addClient(site, { proved: false })
  expect(await stateOf(unproven)).toBe('emailNeeded')
  // Old accounts could prove a number before their address.
  await giveNumber(unproven, mobile())
  expect(await stateOf(unproven)).toBe('emailNeeded')
  expect(await codeOf(unproven)).toBe(4013)
  expect((await site.browser().post(`${PATH}/bonus`)).body.api.error.code).toBe(103)
})

test('of sixty-four concurrent claims one succeeds', async () => {
  const client = await addClient(site)
  await giveNumber(client, mobile())
  const answers = await Promise.all(Array.from({ length: 64 }, () => codeOf(client)))
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
  expect(answers.filter((code) => code === 1017)).toHaveLength(63)
  expect(await freeSeconds(client)).toBe(180)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('of sixty-four people with the same number at once one succeeds', async () => {
  const number = mobile()
  const clients = await Promise.all(Array.from({ length: 64 }, () => addClient(site)))
  for (const client of clients) await giveNumber(client, number)
  const answers = await Promise.all(clients.map(codeOf))
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
  expect(answers.filter((code) => code === 1016)).toHaveLength(63)
  const had = await Promise.all(clients.map(freeSeconds))
  expect(had.toSorted((a, b) => b - a).slice(0, 2)).toEqual([180, 0])
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('with forms: the code claims it, or a button if the number was already proved', async () => {
  const client = await addClient(site)
  const send = (fields: Record<string, string>) => sendForm(site, page.action, PAGE, fields, client.browser)
  const number = mobile()
  await send({ intent: 'add', phoneNumber: number })
  const { location } = await send({ intent: 'verify', code: await textedCode(site, number) })
  expect(location).toBe(`${PAGE}?fait=offert`)
  expect((await openPage(site, page.loader, location!, client.browser)).data).toMatchObject({
    done: 'offert',
    phone: { bonus: { state: 'redeemed' } },
  })
  const refused = await send({ intent: 'bonus' })
  expect([refused.status, refused.data.bonusRefusal.code]).toEqual([409, 1017])
  const other = await addClient(site)
  await giveNumber(other, mobile())
  const given = await sendForm(site, page.action, PAGE, { intent: 'bonus' }, other.browser)
  expect(given.location).toBe(`${PAGE}?fait=offert`)
})
