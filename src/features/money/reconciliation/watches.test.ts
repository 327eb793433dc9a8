import { expect, test } from 'vitest'
import { addConsultation } from '../../../../test/consultations.ts'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { postAny } from '../../../../test/ledger/post-any.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { listFaults } from './queries.server.ts'
import { reconcile } from './reconcile.server.ts'
import { moneyWatches } from './watches.ts'

const site = useTestApp()
const found = async (watch: (typeof moneyWatches)[number]['key']) =>
  (await listFaults(site.app.db, moneyWatches.find(({ key }) => key === watch)!.faults)).rows

test('a client’s excessive free minutes and minutes of grace are found within thirty days, not after', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const room = await addConsultation(site.owner, { ...pair, status: 'ended' })
  const gifts = (count: number) =>
    site.owner
      .insertInto('consultation_events')
      .values(Array.from({ length: count }, () => ({ consultation_id: room, kind: 'gift', at: site.now() })))
      .execute()
  await gifts(19)
  const day = site.now().toISOString().slice(0, 10)
  const waiver = { client_id: pair.clientId, psychic_id: pair.psychicId, day, consultation_id: room }
  await site.owner.insertInto('waivers').values(waiver).execute()
  expect(await found('gifts')).toEqual([])
  await gifts(1)
  expect(await found('gifts')).toMatchObject([{ client_id: pair.clientId, gifts: 21 }])
  await site.advance(31 * 86_400)
  expect(await found('gifts')).toEqual([])
})

test('more free time than the offers give one person is found', async () => {
  const { clientId } = await addPair(site)
  const give = (reference: string, seconds: number) =>
    postAny(site.owner, 'free-time', reference, [
      { account: { kind: 'free_time_offer', siteId: 99, ownerId: 0 }, amount: -seconds },
      { account: { kind: 'client_free_time', siteId: 99, ownerId: clientId }, amount: seconds },
    ])
  await give('person:a', 780)
  expect(await found('gifts')).toEqual([])
  await give('person:b', 600)
  expect(await found('gifts')).toMatchObject([{ client_id: clientId, seconds: 1380 }])
})

test('a psychic consulted all day on free time is found', async () => {
  const { psychicId } = await addPair(site)
  const use = (reference: string, seconds: number) =>
    postAny(site.owner, 'test', reference, [
      { account: { kind: 'free_time_offer', siteId: 99, ownerId: 0 }, amount: -seconds },
      { account: { kind: 'free_time_used', siteId: 99, ownerId: psychicId }, amount: seconds },
    ])
  await use('used:a', 7200)
  expect(await found('offered')).toEqual([])
  await use('used:b', 1)
  expect(await found('offered')).toMatchObject([{ psychic_id: psychicId, seconds: 7201 }])
  await site.advance(86_401)
  expect(await found('offered')).toEqual([])
})

test('a psychic who wrote five messages without a counted second is found', async () => {
  const rooms = []
  for (const messages of [5, 4]) {
    const pair = await addPair(site, { cents: 1000 })
    const id = await openRoom(pair)
    for (let place = 0; place < messages; place += 1) await write(pair.psychic, id)
    await pair.client.post(`/api/consultations/${id}/end`)
    rooms.push(id)
  }
  expect(await found('uncounted')).toMatchObject([{ consultation_id: rooms[0], messages: 5 }])
})

test('overdue rows are recorded with the day, and shown on the dashboard', async () => {
  const pair = await addPair(site, { cents: 1000, psychic: { price: 300 } })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 30)
  await pair.psychic.post(`/api/consultations/${id}/danger`)
  await site.advance(3 * 86_400 - 1)
  expect(await found('undecided')).toEqual([])
  await site.advance(2)
  expect(await found('undecided')).toMatchObject([{ consultation_id: id }])
  await reconcile(site.app)
  const { browser } = await addStaff(site, 'admin')
  const [{ id: day }] = (await browser.get('/api/admin/reconciliations?broken=yes')).body.rows
  const { faults } = (await browser.get(`/api/admin/reconciliations/${day}`)).body.row
  expect(faults.map(({ law }: { law: string }) => law)).toContain('undecided')
})
