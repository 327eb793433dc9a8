import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addConsultation, addReview } from '../../../../test/consultations.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPsychic } from './find-psychic.server.ts'
import { readReviews } from './read-reviews.server.ts'

const site = useTestApp()
const visit = (place = 0) => systemVisit(site.app, site.app.sites[place]!)

test('an unknown name, or a psychic of another site, is not found', async () => {
  const { slug } = await addPsychic(site.owner, { siteId: 100 })
  expect(await findPsychic(visit(), 'personne')).toBeNull()
  expect(await findPsychic(visit(), slug)).toBeNull()
  expect(await findPsychic(visit(1), slug)).toMatchObject({ slug })
})

test('a profile has its coming week in order and its prices, newest first', async () => {
  const { id, slug } = await addPsychic(site.owner, { price: 200 })
  await site.owner
    .insertInto('psychic_hours')
    .values([
      { psychic_id: id, day: 3, from_minute: 840, to_minute: 1440 },
      { psychic_id: id, day: 1, from_minute: 540, to_minute: 720 },
      { psychic_id: id, day: 3, from_minute: 540, to_minute: 720 },
    ])
    .execute()
  const before = site.now()
  await site.advance(3600)
  await site.owner.updateTable('psychic_listings').set({ price_per_minute: 220 }).where('psychic_id', '=', id).execute()
  expect(await findPsychic(visit(), slug)).toMatchObject({
    pricePerMinute: 220,
    hours: {
      back: { at: new Date('2026-11-23T08:00:00Z'), said: 'weekday' },
      week: [
        { day: '2026-11-21', spans: [] },
        { day: '2026-11-22', spans: [] },
        { day: '2026-11-23', spans: [{ day: 1, from: 540, to: 720 }] },
        { day: '2026-11-24', spans: [] },
        {
          day: '2026-11-25',
          spans: [
            { day: 3, from: 540, to: 720 },
            { day: 3, from: 840, to: 1440 },
          ],
        },
        { day: '2026-11-26', spans: [] },
        { day: '2026-11-27', spans: [] },
      ],
    },
    prices: [
      { cents: 220, since: site.now() },
      { cents: 200, since: before },
    ],
    measures: null,
  })
})

test('measures count decided requests of all sites, once there are five', async () => {
  const { id, slug } = await addPsychic(site.owner)
  const { id: clientId } = await addClient(site)
  const given = { clientId, psychicId: id }
  await addConsultation(site.owner, { ...given, pickUp: 4 })
  await addConsultation(site.owner, { ...given, pickUp: 10, siteId: 100 })
  await addConsultation(site.owner, { ...given, pickUp: 30 })
  await addConsultation(site.owner, { ...given, status: 'missed' })
  await addConsultation(site.owner, { ...given, status: 'cancelled' })
  await addConsultation(site.owner, { ...given, status: 'requested' })
  expect((await findPsychic(visit(), slug))?.measures).toBeNull()
  await addConsultation(site.owner, { ...given, status: 'refused' })
  expect((await findPsychic(visit(), slug))?.measures).toEqual({ requests: 5, begunPercent: 60, pickUpSeconds: 10 })
})

test('an accepted request without a first message is not a consultation', async () => {
  const { id, slug } = await addPsychic(site.owner)
  const { id: clientId } = await addClient(site)
  for (let turn = 0; turn < 5; turn++) await addConsultation(site.owner, { clientId, psychicId: id, pickUp: 5 })
  await site.owner
    .updateTable('consultations')
    .set({ started_at: null })
    .where('psychic_id', '=', id)
    .where('id', '=', sql<number>`(select max(id) from consultations)`)
    .execute()
  expect((await findPsychic(visit(), slug))?.measures).toEqual({ requests: 5, begunPercent: 80, pickUpSeconds: 5 })
})

test('only published reviews of the psychic on the site are shown, newest first, ten at a time', async () => {
  const { id: psychicId } = await addPsychic(site.owner)
  const { id: clientId } = await addClient(site)
  for (let ago = 0; ago < 12; ago++) {
    await addReview(site.owner, { clientId, psychicId, ago: (ago * 5) % 12, text: `Il y a ${(ago * 5) % 12} jours` })
  }
  await addReview(site.owner, { clientId, psychicId, status: 'pending', text: 'En attente' })
  await addReview(site.owner, { clientId, psychicId, status: 'refused', text: 'Refusé' })
  await addReview(site.owner, { clientId, psychicId, siteId: 100, text: 'Ailleurs' })
  await addReview(site.owner, {
    clientId,
    psychicId: (await addPsychic(site.owner)).id,
    text: 'Pour une autre personne',
  })
  const days = (count: number) => Array.from({ length: count }, (_, ago) => `Il y a ${ago} jours`)
  const texts = async (asked: string | null) => {
    const { reviews, next } = await readReviews(visit(), psychicId, asked)
    return { texts: reviews.map((review) => review.text), next }
  }
  expect(await texts(null)).toEqual({ texts: days(10), next: 20 })
  expect(await texts('20')).toEqual({ texts: days(12), next: null })
  for (const nonsense of ['-3', 'dix', '1e9', '2.5']) expect((await texts(nonsense)).texts.length).toBeGreaterThan(9)
})
