import { expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mails.ts'
import { proveMobile, signInAs } from '../../../../test/people.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addBusy, addWaiter, pass, requestOf, statesOf, ticketsOf, wait } from '../../../../test/waiting.ts'
import { sendFreeAlerts } from '../free-alerts/send-free-alerts.server.ts'

const site = useTestApp()

test('a client waits, sees the place, is called, and enters by an ordinary request', async () => {
  const { id, free } = await addBusy(site)
  const [first, second] = [await addWaiter(site), await addWaiter(site)]
  const { status, body } = await wait(first, id)
  expect([status, body.ticket]).toMatchObject([200, { state: 'waiting', place: 1, estimate: null, psychicIs: 'here' }])
  expect((await wait(second, id)).body.ticket).toMatchObject({ place: 2 })
  await pass(site, 60, { beating: [first, second] })
  expect(await statesOf(site, id)).toEqual(['waiting', 'waiting'])
  await free()
  await pass(site, 10, { beating: [first, second] })
  expect(await ticketsOf(first)).toMatchObject([{ state: 'called', keptFor: 60 }])
  expect(await ticketsOf(second)).toMatchObject([{ state: 'waiting', place: 2 }])
  expect((await requestOf(second, id)).body.api.error.code).toBe(4021)
  const asked = await requestOf(first, id)
  expect(asked.body.consultation).toMatchObject({ status: 'requested' })
  expect(await statesOf(site, id)).toEqual(['entered', 'waiting'])
  expect(await ticketsOf(second)).toMatchObject([{ place: 1 }])
  expect(await ticketsOf(first)).toEqual([])
})

test('a turn that lapses passes on, and nobody overtakes meanwhile', async () => {
  const { id, free } = await addBusy(site)
  const [first, second, other] = [await addWaiter(site), await addWaiter(site), await addWaiter(site)]
  await wait(first, id)
  await wait(second, id)
  await free()
  expect((await requestOf(other, id)).body.api.error.code, 'before a worker looked').toBe(4021)
  await pass(site, 10, { beating: [first, second] })
  await pass(site, 59, { beating: [first, second] })
  expect(await statesOf(site, id)).toEqual(['called', 'waiting'])
  expect((await requestOf(other, id)).body.api.error.code).toBe(4021)
  await pass(site, 1, { beating: [first, second] })
  expect(await statesOf(site, id)).toEqual(['lapsed', 'called'])
  expect((await requestOf(first, id)).body.api.error.code).toBe(4021)
  expect(await ticketsOf(first)).toMatchObject([{ state: 'lapsed', wasCalled: true, place: null }])
  await pass(site, 60, { beating: [second] })
  expect(await statesOf(site, id)).toEqual(['lapsed', 'lapsed'])
  expect((await requestOf(other, id)).status, 'free for everybody again').toBe(200)
})

test('a page that closes gives its place up after 90 seconds, and a second tab keeps it', async () => {
  const { id } = await addBusy(site)
  const [closed, open] = [await addWaiter(site), await addWaiter(site)]
  await wait(closed, id)
  await wait(open, id)
  const tab = { id: open.id, browser: await signInAs(site, open.id) }
  await pass(site, 80, { beating: [tab] })
  expect(await statesOf(site, id)).toEqual(['waiting', 'waiting'])
  await pass(site, 10, { beating: [tab] })
  expect(await statesOf(site, id)).toEqual(['lapsed', 'waiting'])
  expect(await ticketsOf(open)).toEqual(await ticketsOf(tab))
  expect(await ticketsOf(closed)).toMatchObject([{ state: 'lapsed', wasCalled: false }])
})

test('whoever asked for a message is written to once, and keeps the turn for five minutes', async () => {
  const { id, free } = await addBusy(site, 'Solange')
  const email = 'loin@example.test'
  const away = await addWaiter(site, { email, firstName: 'Inès' })
  await wait(away, id, 'email')
  await pass(site, 600)
  expect(await statesOf(site, id)).toEqual(['waiting'])
  await free()
  await pass(site, 10)
  const mails = await mailsTo(site, email)
  expect(mails).toMatchObject([{ subject: 'C’est votre tour avec Solange' }])
  expect(mails[0]!.text).toContain('http://localhost:3000/mes-attentes')
  await pass(site, 290)
  expect(await statesOf(site, id)).toEqual(['called'])
  expect((await requestOf(away, id)).status).toBe(200)
  expect(await mailsTo(site, email)).toHaveLength(1)
})

test('a message that nobody follows holds those on their pages up for two minutes, and keeps its place for five', async () => {
  const { id, free } = await addBusy(site)
  const email = 'absente@example.test'
  const [away, here] = [await addWaiter(site, { email }), await addWaiter(site)]
  await wait(away, id, 'email')
  await wait(here, id)
  await free()
  await pass(site, 10, { beating: [here] })
  await pass(site, 110, { beating: [here] })
  expect(await statesOf(site, id)).toEqual(['called', 'waiting'])
  await pass(site, 10, { beating: [here] })
  expect(await statesOf(site, id)).toEqual(['waiting', 'called'])
  expect((await requestOf(here, id)).status).toBe(200)
  // The page is opened in time: its client waits there now, in the first place.
  const { body } = await away.browser.post('/api/tickets/beat')
  expect(body.tickets).toMatchObject([{ state: 'waiting', way: 'page', place: 1, keptFor: null }])
  await pass(site, 300, { beating: [away] })
  expect((await statesOf(site, id))[0]).toBe('waiting')
})

test('a text goes to the proved number only', async () => {
  const { id, free } = await addBusy(site, 'Ambre')
  const client = await addWaiter(site)
  expect((await wait(client, id, 'sms')).body.api.error.code).toBe(4540)
  await proveMobile(site, client.id)
  expect((await wait(client, id, 'sms')).status).toBe(200)
  site.jobs.sent.splice(0)
  await free()
  await pass(site, 10)
  expect(site.jobs.sent.map(({ name }) => name)).toEqual(['send-text'])
})

test('alerts are sent when nobody waits any more', async () => {
  const { id, free } = await addBusy(site)
  const email = 'alerte@example.test'
  const [alerted, waiting] = [await addWaiter(site, { email }), await addWaiter(site)]
  await alerted.browser.post(`/api/psychics/${id}/free-alert`)
  await wait(waiting, id)
  await free()
  await pass(site, 10, { beating: [waiting] })
  await sendFreeAlerts(site.app)
  expect(await mailsTo(site, email)).toEqual([])
  await waiting.browser.request('DELETE', `/api/psychics/${id}/ticket`)
  await sendFreeAlerts(site.app)
  expect(await mailsTo(site, email)).toHaveLength(1)
})

test('a client in another room is passed, and keeps the place', async () => {
  const { id, free } = await addBusy(site)
  const elsewhere = await addPsychic(site.owner, { present: true })
  await openPresence(site.owner, elsewhere.id, ['chat'], 36_000)
  const [first, second] = [await addWaiter(site), await addWaiter(site)]
  await wait(first, id)
  await wait(second, id)
  const asked = await requestOf(first, elsewhere.id)
  await free()
  await pass(site, 10, { beating: [first, second] })
  expect(await statesOf(site, id)).toEqual(['waiting', 'called'])
  await first.browser.post(`/api/consultations/${asked.body.consultation.id}/cancel`)
  await second.browser.request('DELETE', `/api/psychics/${id}/ticket`)
  await pass(site, 10, { beating: [first] })
  expect(await statesOf(site, id)).toEqual(['called', 'left'])
})
