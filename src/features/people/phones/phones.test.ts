import { beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textedCode, textsTo } from '../../../../test/texts.ts'
import * as page from './phone.page.tsx'

const site = useTestApp()
const PATH = '/api/users/phone-numbers'

// Lets the rate limits of the previous test expire.
beforeEach(() => site.advance(86_400))

let count = 0
/** Gives each test its own French mobile number. */
function mobile(): string {
  count += 1
  return `06${10_000_000 + count * 101}`
}
const inE164 = (number: string) => `+33${number.slice(1)}`
const bonus = (state: string) => ({ seconds: 180, state })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code is sent, proves the number once, and the number becomes the person’s', async () => {
  const { browser } = await addClient(site)
  const typed = mobile()
  const number = inE164(typed)
  const { body } = await browser.post(`${PATH}/validate`, { phoneNumber: typed })
  expect(body.phone).toEqual({
    number: null,
    pending: number,
    refused: null,
    nextCodeIn: 60,
    bonus: bonus('phoneNeeded'),
  })
  const code = await textedCode(site, number)
  expect(code).toMatch(/^\d{6}$/)
  expect((await browser.post('/api/users/verify', { code })).body.freeTime).toBe(true)
  expect((await browser.get(PATH)).body.phone).toEqual({
    number,
    pending: null,
    refused: null,
    nextCodeIn: 0,
    bonus: bonus('redeemed'),
  })
  expect((await browser.post('/api/users/verify', { code })).body.api.error.code).toBe(1018)
  const again = await browser.post(`${PATH}/validate`, { phoneNumber: `+33 ${typed.slice(1)}` })
  expect([again.status, again.body.api.error.code]).toEqual([409, 1021])
})

test.each([
  ['', 1012],
  ['06 12', 1012],
  ['bonjour', 1012],
  ['0892 69 20 20', 1014],
  ['01 42 68 53 00', 1014],
  ['+1 212 555 2368', 1019],
  ['+44 7400 123456', 1019],
])('%s is refused', async (phoneNumber, code) => {
  const { browser } = await addClient(site)
  const { body } = await browser.post(`${PATH}/validate`, { phoneNumber })
  expect(body.api.error).toMatchObject({ code, field: 'phoneNumber' })
  expect((await browser.get(PATH)).body.phone.pending).toBeNull()
})

test('a wrong code is refused and counted: after five, even the right one is refused', async () => {
  const { browser } = await addClient(site)
  const typed = mobile()
  await browser.post(`${PATH}/validate`, { phoneNumber: typed })
  const code = await textedCode(site, inE164(typed))
  for (let round = 0; round < 5; round += 1) {
    expect((await browser.post('/api/users/verify', { code: wrong(code) })).body.api.error.code).toBe(1015)
  }
  expect((await browser.post('/api/users/verify', { code })).body.api.error.code).toBe(1015)
})

test('a code expires after fifteen minutes, and is void for another number or person', async () => {
  const [one, other] = [await addClient(site), await addClient(site)]
  const [first, second] = [mobile(), mobile()]
  await one.browser.post(`${PATH}/validate`, { phoneNumber: first })
  const code = await textedCode(site, inE164(first))
  await other.browser.post(`${PATH}/validate`, { phoneNumber: first })
  const others = await textedCode(site, inE164(first))
  if (code !== others) expect((await other.browser.post('/api/users/verify', { code })).body.api.error.code).toBe(1015)
  await site.advance(61)
  await one.browser.post(`${PATH}/validate`, { phoneNumber: second })
  const newer = await textedCode(site, inE164(second))
  if (code !== newer) expect((await one.browser.post('/api/users/verify', { code })).body.api.error.code).toBe(1015)
  await site.advance(900)
  expect((await one.browser.post('/api/users/verify', { code: newer })).body.api.error.code).toBe(1015)
})

test('another code, for whatever number, may be requested after a minute, and at most five a day for one number', async () => {
  const { browser } = await addClient(site)
  const typed = mobile()
  await browser.post(`${PATH}/validate`, { phoneNumber: typed })
  const resend = () => browser.post(`${PATH}/resend-validation-code`)
  expect((await resend()).status).toBe(429)
  const otherwise = await browser.post(`${PATH}/validate`, { phoneNumber: mobile() })
  expect(otherwise.body.api.error.code).toBe(4001)
  expect((await browser.get(PATH)).body.phone.pending).toBe(inE164(typed))
  for (let sent = 1; sent < 5; sent += 1) {
    await site.advance(600)
    expect((await resend()).status).toBe(200)
  }
  await site.advance(600)
  expect((await resend()).status).toBe(429)
  expect(await textsTo(site, inE164(typed))).toHaveLength(5)
})

test('there is nothing to resend or prove without a pending number; visitors are asked to sign in', async () => {
  const { browser } = await addClient(site)
  expect((await browser.post(`${PATH}/resend-validation-code`)).body.api.error.code).toBe(1018)
  expect((await browser.post('/api/users/verify', { code: '123456' })).body.api.error.code).toBe(1018)
  expect((await site.browser().get(PATH)).body.api.error.code).toBe(103)
})

test('the proved number stays until the new one is proved, and all is deleted on request', async () => {
  const { browser } = await addClient(site)
  const [first, second] = [mobile(), mobile()]
  await browser.post(`${PATH}/validate`, { phoneNumber: first })
  await browser.post('/api/users/verify', { code: await textedCode(site, inE164(first)) })
  await site.advance(61)
  await browser.post(`${PATH}/validate`, { phoneNumber: second })
  expect((await browser.get(PATH)).body.phone).toMatchObject({ number: inE164(first), pending: inE164(second) })
  const { body } = await browser.request('DELETE', PATH)
  expect(body.phone).toEqual({ number: null, pending: null, refused: null, nextCodeIn: 0, bonus: bonus('redeemed') })
})

test('with forms: a refused number is given back, and a wrong code is reported at the code’s field', async () => {
  const { browser } = await addClient(site)
  const send = (fields: Record<string, string>) => sendForm(site, page.action, '/mon-compte/telephone', fields, browser)
  const refused = await send({ intent: 'add', phoneNumber: '0892 69 20 20' })
  expect(refused.data.result.error).toEqual({ phoneNumber: ['Ce numéro n’est pas accepté.'] })
  expect(refused.data.result.initialValue.phoneNumber).toBe('0892 69 20 20')
  const typed = mobile()
  expect((await send({ intent: 'add', phoneNumber: typed })).location).toBe('/mon-compte/telephone')
  const code = await textedCode(site, inE164(typed))
  expect((await send({ intent: 'verify', code: wrong(code) })).data.result.error).toEqual({
    code: ['Ce code ne convient pas.'],
  })
  expect((await send({ intent: 'resend' })).data.refusal.code).toBe(4001)
  await send({ intent: 'verify', code })
  const shown = await openPage(site, page.loader, '/mon-compte/telephone', browser)
  expect(shown.data.phone.number).toBe(inE164(typed))
  expect((await send({ intent: 'remove' })).location).toBe('/mon-compte/telephone?fait=efface')
})
