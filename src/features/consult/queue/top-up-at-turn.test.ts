import { expect, test } from 'vitest'
import { signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addBusy, addWaiter, pass, requestOf, statesOf, ticketsOf, wait } from '../../../../test/waiting.ts'

const site = useTestApp()
const topUp = async ({ browser }: Awaited<ReturnType<typeof addWaiter>>) =>
  (await browser.post('/api/wallet/top-ups', { packId: 'credit-10' })).status

async function addCalled(way = 'page') {
  const busy = await addBusy(site)
  const [first, second] = [await addWaiter(site), await addWaiter(site)]
  await wait(first, busy.id, way)
  await wait(second, busy.id)
  expect([await topUp(first), await ticketsOf(first)]).toMatchObject([200, [{ state: 'waiting', keptFor: null }]])
  await busy.free()
  await pass(site, 10, { beating: [first, second] })
  return { ...busy, first, second }
}

test('a turn is kept for two minutes in all once its client adds credit, and the psychic sees it', async () => {
  const { id, userId, first, second } = await addCalled()
  const psychic = await signInAs(site, userId!)
  const people = async () => (await psychic.get('/api/workspace/queue')).body.queue.people
  expect(await people()).toMatchObject([{ state: 'called', toppingUp: false }, { toppingUp: false }])
  await pass(site, 50, { beating: [second] })
  expect(await Promise.all([1, 2, 3, 4].map(() => topUp(first)))).toEqual([200, 200, 200, 200])
  expect(await ticketsOf(first)).toMatchObject([{ state: 'called', keptFor: 70 }])
  expect(await people()).toMatchObject([{ state: 'called', toppingUp: true }, { toppingUp: false }])
  await pass(site, 60, { beating: [second] })
  expect(await topUp(first)).toBe(200)
  expect(await ticketsOf(first)).toMatchObject([{ keptFor: 10 }])
  await pass(site, 10, { beating: [second] })
  expect(await statesOf(site, id)).toEqual(['lapsed', 'called'])
  expect(await topUp(first), 'too late').toBe(200)
  expect(await statesOf(site, id)).toEqual(['lapsed', 'called'])
})

test('whoever was credited in time enters', async () => {
  const { id, first, second } = await addCalled()
  await topUp(first)
  await pass(site, 110, { beating: [second] })
  expect((await requestOf(first, id)).status).toBe(200)
})

test('a turn told by a message, which is kept for longer, stays as it is', async () => {
  const { first } = await addCalled('email')
  await topUp(first)
  expect(await ticketsOf(first)).toMatchObject([{ keptFor: 300 }])
})
