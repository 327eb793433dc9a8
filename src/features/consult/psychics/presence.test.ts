import { expect, test } from 'vitest'
import { addConsultation } from '../../../../test/consultations.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { alikeAvailable } from './alike-available.server.ts'
import { findPsychicById } from './find-psychic.server.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])

async function presence(id: number) {
  const { body } = await site.browser().get(`/api/psychics/presence?ids=${id}`)
  return body.presences[0]
}

test('a psychic whose lease has ended is not shown as present', async () => {
  const { id } = await addPsychic(site.owner)
  expect(await presence(id)).toEqual({ id, status: 'offline', platforms: [] })
  await openPresence(site.owner, id, ['chat', 'sms'], 60)
  await site.advance(2)
  expect(await presence(id)).toEqual({ id, status: 'available', platforms: ['chat'] })
  await site.advance(57)
  expect((await presence(id)).status).toBe('available')
  await site.advance(1)
  expect(await presence(id)).toEqual({ id, status: 'offline', platforms: [] })
  expect((await findPsychicById(visit(), id))?.status).toBe('offline')
})

test.each([[[]], [['sms']]] as const)(
  'an open presence without a supported channel, %j, is a pause',
  async (channels) => {
    const { id } = await addPsychic(site.owner)
    await openPresence(site.owner, id, channels, 60)
    await site.advance(2)
    expect(await presence(id)).toEqual({ id, status: 'away', platforms: [] })
  },
)

test.each(['requested', 'accepted', 'running', 'paused'] as const)(
  'with a consultation %s: busy, channels unchanged',
  async (status) => {
    const { id } = await addPsychic(site.owner, { present: true })
    await addConsultation(site.owner, { clientId: (await addClient(site)).id, psychicId: id, status })
    await site.advance(2)
    expect(await presence(id)).toEqual({ id, status: 'busy', platforms: ['chat'] })
  },
)

test.each(['ended', 'refused', 'missed', 'cancelled'] as const)(
  'after a consultation %s: available',
  async (status) => {
    const { id } = await addPsychic(site.owner, { present: true })
    await addConsultation(site.owner, { clientId: (await addClient(site)).id, psychicId: id, status })
    await site.advance(2)
    expect((await presence(id)).status).toBe('available')
  },
)

test('only psychics of the site are answered, without duplicates', async () => {
  const here = await addPsychic(site.owner)
  const elsewhere = await addPsychic(site.owner, { siteId: 100 })
  await site.advance(2)
  const { body } = await site.browser().get(`/api/psychics/presence?ids=${here.id}|${elsewhere.id}|${here.id}|999999`)
  expect(body.presences).toEqual([{ id: here.id, status: 'offline', platforms: [] }])
})

test.each([
  ['', 106],
  ['?ids=', 107],
  ['?ids=1,2', 107],
  ['?ids=one', 107],
])('presence%s is refused with %i', async (query, code) => {
  const { status, body } = await site.browser().get(`/api/psychics/presence${query}`)
  expect([status, body.api.error.code, body.api.error.field]).toEqual([400, code, 'ids'])
})

test('suggested psychics are available: a shared job first, then the nearest price', async () => {
  const siteId = 342
  const given = { siteId, jobId: 5, present: true }
  const refused = await addPsychic(site.owner, { ...given, price: 300 })
  const far = await addPsychic(site.owner, { ...given, price: 100 })
  const near = await addPsychic(site.owner, { ...given, jobId: 4, otherJobIds: [5], price: 320 })
  const otherJob = await addPsychic(site.owner, { ...given, jobId: 2, price: 300 })
  await addPsychic(site.owner, { ...given, price: 300, present: false })
  const busy = await addPsychic(site.owner, { ...given, price: 300 })
  await addConsultation(site.owner, { clientId: (await addClient(site)).id, psychicId: busy.id, status: 'running' })
  const there = systemVisit(site.app, site.app.sites[2]!)
  const ids = async (count: number) => (await alikeAvailable(there, refused.id, count)).map((psychic) => psychic.id)
  expect(await ids(2)).toEqual([near.id, far.id])
  expect(await ids(5)).toEqual([near.id, far.id, otherJob.id])
})
