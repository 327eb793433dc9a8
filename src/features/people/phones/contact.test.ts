import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textsTo } from '../../../../test/texts.ts'
import { sendFreeAlerts } from '../../consult/free-alerts/send-free-alerts.server.ts'
import * as page from './phone.page.tsx'

const site = useTestApp()
const PATH = '/api/users/chosen-contact'
const PAGE = '/mon-compte/telephone'

let count = 0
async function addReached(contact: string): Promise<Client & { email: string; number: string }> {
  count += 1
  const [email, number] = [`reached${count}@example.test`, `+336${30_000_000 + count}`]
  const client = await addClient(site, { email })
  await site.app.db.insertInto('phone_numbers').values({ user_id: client.id, number, proved_at: site.now() }).execute()
  expect((await client.browser.post(PATH, { contact })).body.contact).toBe(contact)
  return { ...client, email, number }
}
/** Waits for a psychic who is available at that time. */
async function waitFor({ browser }: Client): Promise<string> {
  const { id, slug } = await addPsychic(site.owner, { name: 'Oriane', price: 310 })
  expect((await browser.post(`/api/psychics/${id}/free-alert`)).status).toBe(200)
  await openPresence(site.owner, id, ['chat'], 3600)
  return slug
}

test('a client who chose text messages gets one instead of the e-mail, once', async () => {
  const client = await addReached('sms')
  const slug = await waitFor(client)
  await sendFreeAlerts(site.app)
  await sendFreeAlerts(site.app)
  expect(await textsTo(site, client.number)).toEqual([
    `Cosmospace\u00a0: Oriane est libre par tchat, à 3,10\u00a0€/min. http://localhost:3000/voyance/${slug}`,
  ])
  expect(await mailsTo(site, client.email)).toEqual([])
})

test('a client who chose e-mail, or deletes the number, gets the e-mail', async () => {
  const mailed = await addReached('email')
  await waitFor(mailed)
  const forgetful = await addReached('sms')
  await waitFor(forgetful)
  await forgetful.browser.request('DELETE', '/api/users/phone-numbers')
  expect((await forgetful.browser.get(PATH)).body.contact).toBe('email')
  await sendFreeAlerts(site.app)
  const noticed = (subject: string) => subject === 'Votre compte Cosmospace n’a plus de numéro de mobile'
  for (const { email, number } of [mailed, forgetful]) {
    expect((await mailsTo(site, email)).filter(({ subject }) => !noticed(subject))).toHaveLength(1)
    expect(await textsTo(site, number)).toEqual([])
  }
})

test('after five text messages in a day, e-mails are sent', async () => {
  const client = await addReached('sms')
  for (let round = 0; round < 6; round += 1) await waitFor(client)
  await sendFreeAlerts(site.app)
  expect(await textsTo(site, client.number)).toHaveLength(5)
  expect(await mailsTo(site, client.email)).toHaveLength(1)
  await site.advance(86_400)
  await waitFor(client)
  await sendFreeAlerts(site.app)
  expect(await textsTo(site, client.number)).toHaveLength(6)
})

test('text messages need a proved number; an unknown choice, or a visitor’s, is refused', async () => {
  const { id, browser } = await addClient(site)
  const choose = async (contact: unknown) => (await browser.post(PATH, { contact })).body.api.error
  expect(await choose('sms')).toMatchObject({ code: 106, field: 'phoneNumber' })
  await site.app.db.insertInto('phone_numbers').values({ user_id: id, pending: '+33612345678' }).execute()
  expect(await choose('sms')).toMatchObject({ code: 106, field: 'phoneNumber' })
  expect(await choose('pigeon')).toMatchObject({ code: 107, field: 'contact' })
  expect((await browser.post(PATH, {})).body.api.error).toMatchObject({ code: 106, field: 'contact' })
  expect((await browser.get(PATH)).body.contact).toBe('email')
  expect((await site.browser().post(PATH, { contact: 'email' })).body.api.error.code).toBe(103)
})

test('with forms', async () => {
  const { browser } = await addReached('email')
  const chosen = await sendForm(site, page.action, PAGE, { intent: 'contact', contact: 'sms' }, browser)
  expect(chosen.location).toBe(`${PAGE}?fait=choisi`)
  expect((await openPage(site, page.loader, PAGE, browser)).data).toMatchObject({ contact: 'sms' })
  const none = await addClient(site)
  const refused = await sendForm(site, page.action, PAGE, { intent: 'contact', contact: 'sms' }, none.browser)
  expect(refused.data.result.error).toEqual({ phoneNumber: ['Indiquez votre numéro de téléphone.'] })
})
