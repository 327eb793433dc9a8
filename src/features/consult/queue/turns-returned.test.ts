import { expect, test } from 'vitest'
import { addAppointment } from '../../../../test/appointments.ts'
import { signInAs } from '../../../../test/people.ts'
import { openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addBusy, addWaiter, pass, requestOf, statesOf, ticketsOf, wait } from '../../../../test/waiting.ts'
import { sweep } from '../consultations/sweep.server.ts'
import { ACCEPT_WITHIN } from '../rooms/rules.ts'

const site = useTestApp()

/** A psychic whose turn is given to the first of two who wait. */
async function addCalled() {
  const busy = await addBusy(site)
  const [first, second] = [await addWaiter(site), await addWaiter(site)]
  await wait(first, busy.id)
  await wait(second, busy.id)
  await busy.free()
  await pass(site, 10, { beating: [first, second] })
  return { ...busy, first, second }
}
const cancel = async ({ browser }: Awaited<ReturnType<typeof addWaiter>>, id: number) =>
  (await browser.post(`/api/consultations/${id}/cancel`)).status

test('a request that the psychic misses gives the place back, and its client is called again', async () => {
  const { id, first, second } = await addCalled()
  expect((await requestOf(first, id)).status).toBe(200)
  await site.advance(ACCEPT_WITHIN + 1)
  await openPresence(site.owner, id, ['chat'], 36_000)
  await second.browser.post('/api/tickets/beat')
  await sweep(site.app)
  expect(await statesOf(site, id)).toEqual(['waiting', 'waiting'])
  expect(await ticketsOf(first)).toMatchObject([{ state: 'waiting', place: 1, keptFor: null }])
  await pass(site, 1, { beating: [first, second] })
  expect(await ticketsOf(first)).toMatchObject([{ state: 'called', keptFor: 60 }])
})

test('a request that its client takes back leaves what was left of the turn, once', async () => {
  const { id, first } = await addCalled()
  await site.advance(20)
  const asked = await requestOf(first, id)
  await site.advance(30)
  expect(await cancel(first, asked.body.consultation.id)).toBe(200)
  expect(await ticketsOf(first)).toMatchObject([{ state: 'called', keptFor: 40 }])
  const again = await requestOf(first, id)
  expect(await cancel(first, again.body.consultation.id)).toBe(200)
  expect(await statesOf(site, id)).toEqual(['entered', 'waiting'])
})

test('twenty who take back one request at once get one place back', async () => {
  const { id, first } = await addCalled()
  const { body } = await requestOf(first, id)
  await Promise.all(Array.from({ length: 20 }, () => cancel(first, body.consultation.id)))
  expect(await statesOf(site, id)).toEqual(['called', 'waiting'])
})

test('a request at the hour of an appointment leaves a place that waits as it was', async () => {
  const { id } = await addBusy(site)
  const [first, second] = [await addWaiter(site), await addWaiter(site)]
  await wait(second, id)
  await wait(first, id)
  await site.owner.updateTable('consultations').set({ status: 'ended' }).where('psychic_id', '=', id).execute()
  const appointment = await addAppointment(site, { clientId: first.id, psychicId: id })
  const its = { starts_at: site.now(), ends_at: new Date(site.now().getTime() + 1_800_000) }
  await site.owner.updateTable('appointments').set(its).where('id', '=', appointment).execute()
  const asked = await requestOf(first, id)
  expect(asked.status).toBe(200)
  await cancel(first, asked.body.consultation.id)
  expect(await statesOf(site, id)).toEqual(['waiting', 'waiting'])
  expect(await ticketsOf(first)).toMatchObject([{ place: 2 }])
})

test('a turn that was refused by the psychic is used', async () => {
  const { id, userId, first } = await addCalled()
  const { body } = await requestOf(first, id)
  const psychic = await signInAs(site, userId!)
  await psychic.post(`/api/workspace/requests/${body.consultation.id}/refuse`)
  expect(await statesOf(site, id)).toEqual(['entered', 'waiting'])
})
