import { expect, test } from 'vitest'
import { addBookablePair, advanceTo, book } from '../../../../test/appointments.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { readNextAppointment } from './read-next-appointment.server.ts'

const site = useTestApp()

/** As a page of a site reads it for a person. */
async function nextOf(id: number, siteId = 99) {
  const where = site.app.sites.find((one) => one.id === siteId)!
  return readNextAppointment(systemVisit(site.app, where, await findPerson(site.app.db, site.app.keys, id)))
}

test('both sides are told of an appointment at its hour, each where to go', async () => {
  const pair = await addBookablePair(site)
  const psychic = await site.owner
    .selectFrom('psychics')
    .select(['user_id as userId', 'slug', 'name'])
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const { id, startsAt } = await book(site, pair)
  const at = (minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000)
  expect(await nextOf(pair.clientId), 'a day before').toBeNull()
  await advanceTo(site, at(-60))
  expect(await nextOf(pair.clientId)).toEqual({
    id,
    name: psychic.name,
    startsAt,
    address: `/voyance/${psychic.slug}/consulter`,
    opensIn: 3300,
    closesIn: 3900,
  })
  expect(await nextOf(pair.clientId, 100), 'another brand').toBeNull()
  await advanceTo(site, at(-2))
  expect(await nextOf(psychic.userId!)).toMatchObject({ id, address: '/espace-voyant', opensIn: -180, closesIn: 420 })
  await advanceTo(site, at(5))
  expect(await nextOf(pair.clientId)).toBeNull()
})

test('an appointment that was called off, or not confirmed yet, is not told', async () => {
  const pair = await addBookablePair(site)
  const { id, startsAt } = await book(site, pair, { confirm: false })
  await advanceTo(site, new Date(Date.parse(startsAt) - 60_000))
  expect(await nextOf(pair.clientId)).toBeNull()
  await site.owner.updateTable('appointments').set({ state: 'confirmed' }).where('id', '=', id).execute()
  expect(await nextOf(pair.clientId)).toMatchObject({ id })
  const over = { state: 'cancelled', ended_at: site.now(), ended_by: 'client' } as const
  await site.owner.updateTable('appointments').set(over).where('id', '=', id).execute()
  expect(await nextOf(pair.clientId)).toBeNull()
})
