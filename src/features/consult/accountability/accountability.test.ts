import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addConsultation } from '../../../../test/consultations.ts'
import { addPair, fund, type Pair } from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader as profileLoader } from '../catalogue/psychic.page.tsx'
import { endPresence, renewPresences, writePresence } from '../presence/queries.server.ts'
import { loader as statisticsLoader } from '../statistics/statistics.page.tsx'
import { countAll } from './queries.server.ts'
import { readCard } from './read-card.server.ts'
import { type Counts, measuresOf, mediansOf } from './rules.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const onlineOf = async (id: number) => (await readCard(visit(), id)).onlineSeconds
const daysOf = async (id: number) =>
  (
    await sql<{ day: string; seconds: number }>`select to_char(day, 'YYYY-MM-DD') as day, milliseconds / 1000 as seconds
      from presence_days where psychic_id = ${id} order by day`.execute(site.owner)
  ).rows.map(({ day, seconds }) => [day, Number(seconds)])

describe('presence', () => {
  test('counts while a channel is open, to the second, and neither a pause nor the time after a lease', async () => {
    const { db } = site.app
    const { id } = await addPsychic(site.owner)
    expect(await readCard(visit(), id)).toMatchObject({ onlineSeconds: 0, onlineFrom: null })
    await writePresence(db, id, ['chat'])
    for (let turn = 0; turn < 10; turn += 1) {
      await site.advance(15)
      await renewPresences(db, [id])
    }
    expect(await onlineOf(id)).toBe(150)
    await writePresence(db, id, [])
    await site.advance(30)
    expect(await daysOf(id)).toEqual([['2026-11-21', 150]])
    await writePresence(db, id, ['chat'])
    await site.advance(20)
    await endPresence(db, id)
    expect(await onlineOf(id)).toBe(170)
    // Nobody renews a lease of sixty seconds.
    await writePresence(db, id, ['chat'])
    await site.advance(3600)
    expect(await onlineOf(id)).toBe(230)
    await writePresence(db, id, ['chat'])
    expect(await daysOf(id)).toEqual([['2026-11-21', 230]])
  })

  test('is of the days in Paris that it touches, and of the last thirty', async () => {
    const { db } = site.app
    const { id } = await addPsychic(site.owner)
    const midnight = new Date('2026-11-21T23:00:00Z').getTime()
    await site.advance((midnight - site.now().getTime()) / 1000 - 40)
    await writePresence(db, id, ['chat'])
    await site.advance(50)
    await endPresence(db, id)
    expect(await daysOf(id)).toEqual([
      ['2026-11-21', 40],
      ['2026-11-22', 10],
    ])
    await site.advance(29 * 86_400)
    expect(await onlineOf(id)).toBe(10)
    expect((await readCard(visit(), id)).onlineFrom).toBe('2026-11-21')
  })
})

test('the card tells what was held to its end, and why the psychic has their place', async () => {
  const { id } = await addPsychic(site.owner, { position: 1 })
  const { id: clientId } = await addClient(site)
  const reasons = ['client', 'balance', 'silence', 'apart', 'care']
  for (const reason of reasons) {
    const one = await addConsultation(site.owner, { clientId, psychicId: id, pickUp: 5 })
    await sql`update consultations set end_reason = ${reason} where id = ${one}`.execute(site.owner)
  }
  await addConsultation(site.owner, { clientId, psychicId: id, status: 'missed' })
  const card = await readCard(visit(), id)
  expect(card).toMatchObject({ ended: 5, completedPercent: 60, rank: { byPresence: expect.any(Number) } })
  expect(card.rank!.place).toBeLessThanOrEqual(card.rank!.of)
  const { id: few } = await addPsychic(site.owner)
  await addConsultation(site.owner, { clientId, psychicId: few, pickUp: 5 })
  expect(await readCard(visit(), few)).toMatchObject({ ended: 1, completedPercent: null })
})

const counts: Counts = {
  psychicId: 1,
  decided: 10,
  accepted: 7,
  missed: 2,
  pickUp: 12.4,
  ended: 7,
  completed: 6,
  clients: 6,
  returning: 3,
  reviews: 8,
  stars: 37,
  views: 40,
  requests: 10,
  onlineSeconds: 7200,
  earned: 4999,
}

test('measures are whole, and null where there is too little to say', () => {
  expect(measuresOf(counts)).toEqual({
    accepted: 70,
    pickUp: 12,
    missed: 20,
    completed: 85,
    returning: 50,
    rating: 4.6,
    hourly: 2499,
    conversion: 25,
  })
  const nothing = { decided: 4, accepted: 4, ended: 4, clients: 4, reviews: 4, views: 4, onlineSeconds: 3599 }
  expect(Object.values(measuresOf({ ...counts, ...nothing })).every((one) => one === null)).toBe(true)
})

test('the house’s median is of those who are known, and of five at least', () => {
  const of = (accepted: number) => measuresOf({ ...counts, accepted })
  expect(mediansOf([3, 4, 5, 6].map((one) => of(one + 2))).accepted).toBeNull()
  expect(mediansOf([5, 6, 7, 8, 9].map(of)).accepted).toBe(70)
  expect(mediansOf([5, 6, 7, 8, 9, 10].map(of)).accepted).toBe(75)
  const unrated = measuresOf({ ...counts, reviews: 0 })
  expect(mediansOf([...[5, 6, 7, 8].map(of), unrated]).rating).toBeNull()
})

test('a psychic reads their own measures beside the median of the house, and nobody’s else', async () => {
  const pair = await addPair(site, { cents: 5000, psychic: { name: 'Aline' } })
  const others = await Promise.all(Array.from({ length: 5 }, () => addPsychic(site.owner)))
  for (const [place, { id }] of [{ id: pair.psychicId }, ...others].entries()) {
    for (let turn = 0; turn < 10; turn += 1) {
      const status = turn < place ? 'missed' : 'ended'
      const pickUp = turn < place ? null : 10 * (place + 1)
      await addConsultation(site.owner, { clientId: pair.clientId, psychicId: id, status, pickUp, ago: 3 })
    }
    // Too long ago to count.
    await addConsultation(site.owner, { clientId: pair.clientId, psychicId: id, status: 'missed', ago: 100 })
  }
  await openProfile(pair, pair.client)
  await openProfile(pair, site.browser())
  await openProfile(pair, pair.psychic)
  const { statistics } = (await pair.psychic.get('/api/workspace/statistics')).body
  const shown = (key: string) => statistics.measures.find((one: { key: string }) => one.key === key)
  expect(shown('accepted')).toEqual({ key: 'accepted', own: 100, house: expect.any(Number) })
  expect(shown('missed')).toMatchObject({ own: 0 })
  expect(shown('missed').house).toBeGreaterThan(0)
  expect(shown('pickUp')).toMatchObject({ own: 10 })
  // One client, who came often, is too few to tell how many come back.
  expect(shown('returning').own).toBeNull()
  // Only what a signed-in client opened.
  expect(statistics.counts).toMatchObject({ decided: 10, missed: 0, views: 1 })

  const page = await openPage(site, statisticsLoader, '/espace-voyant/statistiques', pair.psychic)
  expect(page.data).toMatchObject({ statistics: { counts: { decided: 10 } }, profile: { name: 'Aline' } })
  expect(page.data.card.rank).not.toBeNull()
  expect((await openPage(site, statisticsLoader, '/espace-voyant/statistiques', pair.client)).status).toBe(403)
  // A paused psychic has no card on the site, but still sees their own figures.
  await sql`update psychics set state = 'paused' where id = ${pair.psychicId}`.execute(site.owner)
  const paused = await openPage(site, statisticsLoader, '/espace-voyant/statistiques', pair.psychic)
  expect(paused.data).toMatchObject({ statistics: { counts: { decided: 10 } }, profile: null, card: null })
})

test('a client has come back if they came twice in those days, or once before them', async () => {
  const { id: psychicId } = await addPsychic(site.owner)
  const came = async (...ago: number[]) => {
    const { id: clientId } = await addClient(site)
    for (const days of ago) await addConsultation(site.owner, { clientId, psychicId, pickUp: 5, ago: days })
  }
  const counted = () => countOf(psychicId)
  await came(100)
  expect(await counted()).toMatchObject({ decided: 0, clients: 0, returning: 0 })
  await came(3)
  expect(await counted()).toMatchObject({ decided: 1, clients: 1, returning: 0 })
  await came(3, 2)
  await came(100, 3)
  expect(await counted()).toMatchObject({ decided: 4, clients: 3, returning: 2 })
})

const countOf = async (id: number) => (await countAll(site.app.db, id, 90)).find(({ psychicId }) => psychicId === id)

test('what was earned counts from the first day of presence on, and never for longer than those days', async () => {
  const { db } = site.app
  const { id: psychicId } = await addPsychic(site.owner)
  const { id: clientId } = await addClient(site)
  await fund(site, clientId, { cents: 10_000 })
  const earn = async (share: number) => {
    const id = await addConsultation(site.owner, { clientId, psychicId, pickUp: 5 })
    const entry = (kind: string, owner: number, amount: number) => ({ kind, site: 99, owner, amount })
    const entries = [entry('client_wallet', clientId, -share), entry('psychic_earnings', psychicId, share)]
    await sql`select ledger_post('consultation', ${`consultation:${id}`}, '{}'::jsonb, ${JSON.stringify(entries)}::jsonb)`.execute(
      site.owner,
    )
  }
  const be = async () => {
    await writePresence(db, psychicId, ['chat'])
    await site.advance(20)
    await endPresence(db, psychicId)
  }
  await earn(100)
  expect(await countOf(psychicId)).toMatchObject({ earned: 0, onlineSeconds: 0 })
  await site.advance(86_400)
  await be()
  await earn(230)
  expect(await countOf(psychicId)).toMatchObject({ earned: 230, onlineSeconds: 20 })
  await site.advance(91 * 86_400)
  await be()
  await earn(7)
  expect(await countOf(psychicId)).toMatchObject({ earned: 7, onlineSeconds: 20 })
})

async function openProfile({ psychicId }: Pair, by: Pair['client']): Promise<void> {
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  expect((await openPage(site, profileLoader, `/voyance/${slug}`, by, { slug })).status).toBe(200)
}
