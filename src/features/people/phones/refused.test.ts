import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { startSmsServer } from '../../../../test/sms-server.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textsTo } from '../../../../test/texts.ts'
import { loader } from './phone.page.tsx'

const server = await startSmsServer()
afterAll(() => server.close())
const site = useTestApp({
  SMS_PROVIDER: 'twilio',
  TWILIO_ORIGIN: server.origin,
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'the token of the account',
  TWILIO_FROM: 'Cosmospace',
})
const PATH = '/api/users/phone-numbers'
const NUMBER = '+33612345678'

// Clears the rate limits and pending messages of the previous test.
beforeEach(async () => {
  site.jobs.sent.length = 0
  await site.advance(86_400)
})

const work = () => textsTo(site, NUMBER)
const add = ({ browser }: Client, phoneNumber = NUMBER) => browser.post(`${PATH}/validate`, { phoneNumber })
const refused = async ({ browser }: Client) => (await browser.get(PATH)).body.phone.refused

test.each([
  [21614, 'invalid'],
  [21612, 'carrier'],
  [21610, 'blocked'],
])('delivery error %i of a number is reported as %s, until another code is requested', async (code, reason) => {
  const client = await addClient(site)
  expect((await add(client)).body.phone.refused).toBeNull()
  server.answer(400, { code, message: 'no' })
  await work()
  const { data } = await openPage(site, loader, '/mon-compte/telephone', client.browser)
  expect(data.phone).toMatchObject({ pending: NUMBER, refused: reason })
  await site.advance(60)
  await client.browser.post(`${PATH}/resend-validation-code`)
  expect(await refused(client)).toBeNull()
})

test('a delivery error that the network reports later is shown too, and only to the number’s owner', async () => {
  const [client, other] = [await addClient(site), await addClient(site)]
  await add(other, '+33698765432')
  await work()
  await add(client)
  await work()
  server.answer(200, { status: 'sent', error_code: null })
  server.answer(200, { status: 'sent', error_code: null })
  await work()
  expect(await refused(client)).toBeNull()
  server.answer(200, { status: 'delivered', error_code: null })
  server.answer(200, { status: 'undelivered', error_code: 30003 })
  await work()
  expect([await refused(client), await refused(other)]).toEqual(['unreachable', null])
  await site.advance(60)
  await add(client, '+33612345679')
  expect(await refused(client)).toBeNull()
})
