import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addBookablePair, advanceTo, book, inHours } from '../../../../test/appointments.ts'
import { fund, talk, write } from '../../../../test/consulting.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textToSend } from '../../house/text-messages/send-text.server.ts'
import { moneyLaws } from '../../money/reconciliation/laws.ts'
import { watchAppointments } from './watch-appointments.server.ts'

const site = useTestApp()
const PATH = '/api/appointments'
const MINUTE = 60_000

const mailsOf = async (userId: number) => {
  const { email } = await site.owner
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return (await mailsTo(site, email!)).map(({ subject }) => subject)
}
const userOf = async (psychicId: number) =>
  (await site.owner.selectFrom('psychics').select('user_id').where('id', '=', psychicId).executeTakeFirstOrThrow())
    .user_id!
const rowOf = (id: number) =>
  site.owner.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const promotional = async (clientId: number) =>
  (
    await site.owner
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', 'client_promotional')
      .where('owner_id', '=', clientId)
      .executeTakeFirst()
  )?.balance ?? 0
const minutesBefore = (at: string, minutes: number) => new Date(Date.parse(at) - minutes * MINUTE)

beforeEach(async () => {
  const row = { state: 'unmet', ended_at: site.now() }
  await site.owner.updateTable('appointments').set(row).where('state', 'in', ['asked', 'confirmed']).execute()
})

describe('at the hour', () => {
  test('the psychic is kept free for the client from five minutes before to five after; both meet, and it is kept', async () => {
    const pair = await addBookablePair(site, { psychic: { price: 240 } })
    const { id, startsAt } = await book(site, pair)
    await site.owner
      .updateTable('psychic_listings')
      .set({ price_per_minute: 280 })
      .where('psychic_id', '=', pair.psychicId)
      .execute()
    const other = await addClient(site)
    await fund(site, other.id, { cents: 5000 })
    const seen = async (browser: typeof other.browser) =>
      (await browser.get(`/api/psychics/presence?ids=${pair.psychicId}`)).body
    const asks = async (browser: typeof other.browser) =>
      browser.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
    await advanceTo(site, minutesBefore(startsAt, 6))
    await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
    expect((await pair.client.post(`${PATH}/${id}/enter`)).body.api.error.code).toBe(4614)
    await advanceTo(site, minutesBefore(startsAt, 5))
    await watchAppointments(site.app)
    expect(JSON.stringify(await seen(other.browser))).toContain('busy')
    const kept = await asks(other.browser)
    expect(kept.body.api.error).toMatchObject({ code: 4600, msg: expect.stringContaining('rendez-vous à') })
    const entered = await pair.client.post(`${PATH}/${id}/enter`)
    expect(entered.body.appointment).toMatchObject({ isNow: true, cameAt: site.now().toISOString() })
    const asked = await asks(pair.client)
    expect(asked.body.consultation).toMatchObject({ status: 'requested', pricePerMinute: 240 })
    const room = asked.body.consultation.id
    await pair.psychic.post(`/api/workspace/requests/${room}/accept`)
    await write(pair.psychic, room)
    await talk(site, pair, room, 60)
    await advanceTo(site, minutesBefore(startsAt, -5))
    await watchAppointments(site.app)
    expect(await rowOf(id)).toMatchObject({ state: 'kept', consultation_id: room })
    expect(await promotional(pair.clientId)).toBe(0)
    expect((await pair.client.post(`${PATH}/${id}/enter`)).body.api.error.code).toBe(4612)
    await lawsHold(site)
  })

  test('a lower price of the day is the one that counts, and afterwards everybody may ask', async () => {
    const pair = await addBookablePair(site, { psychic: { price: 250 } })
    const { startsAt } = await book(site, pair)
    await site.owner
      .updateTable('psychic_listings')
      .set({ price_per_minute: 200 })
      .where('psychic_id', '=', pair.psychicId)
      .execute()
    await advanceTo(site, startsAt)
    await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
    const asked = await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
    expect(asked.body.consultation.pricePerMinute).toBe(200)
    await pair.client.post(`/api/consultations/${asked.body.consultation.id}/cancel`)
    const other = await addClient(site)
    await fund(site, other.id, { cents: 5000 })
    await advanceTo(site, minutesBefore(startsAt, -5))
    const late = await other.browser.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
    expect(late.body.api).toEqual({ ok: 1 })
  })

  test('a room of the psychic with somebody else is told at ten and at five minutes, and never cut', async () => {
    const pair = await addBookablePair(site)
    const { startsAt } = await book(site, pair)
    await advanceTo(site, minutesBefore(startsAt, 12))
    await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
    const { id: otherId, browser: client } = await addClient(site)
    await fund(site, otherId, { cents: 20_000 })
    const asked = await client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
    const room = asked.body.consultation.id
    await pair.psychic.post(`/api/workspace/requests/${room}/accept`)
    await write(pair.psychic, room)
    const told: number[] = []
    let watching = false
    const { realtime } = site.app
    const { emit } = realtime
    realtime.emit = (to, event, payload) => {
      if (watching && event === 'consultation' && to === `user:${otherId}`)
        told.push(Math.round((Date.parse(startsAt) - site.now().getTime()) / MINUTE))
      emit.call(realtime, to, event, payload)
    }
    const expected = async () => (await client.get(`/api/consultations/${room}`)).body.consultation.expectedAt
    expect(await expected()).toBeNull()
    for (let step = 0; step < 15; step++) {
      await talk(site, { ...pair, client }, room, 60, 30)
      watching = true
      await Promise.all([watchAppointments(site.app), watchAppointments(site.app)])
      watching = false
    }
    realtime.emit = emit
    expect(told).toContain(10)
    expect(told).toContain(5)
    expect(told).toHaveLength(2)
    expect((await client.get(`/api/consultations/${room}`)).body.consultation.status).toBe('running')
  }, 30_000)
})

describe('absences', () => {
  test('a psychic who is not there within five minutes: five euros, once, whoever looks and however often', async () => {
    const pair = await addBookablePair(site)
    const { id, startsAt } = await book(site, pair)
    await advanceTo(site, startsAt)
    await watchAppointments(site.app)
    await pair.client.post(`${PATH}/${id}/enter`)
    const asked = await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
    expect(asked.body.api.error.code).toBe(4020)
    await advanceTo(site, minutesBefore(startsAt, -5))
    await Promise.all(Array.from({ length: 12 }, () => watchAppointments(site.app)))
    await watchAppointments(site.app)
    expect(await rowOf(id)).toMatchObject({ state: 'psychic-absent' })
    expect(await promotional(pair.clientId)).toBe(500)
    expect((await mailsOf(pair.clientId)).filter((subject) => subject.includes('n’a pas eu lieu'))).toHaveLength(1)
    expect(
      (await mailsOf(await userOf(pair.psychicId))).filter((subject) => subject.includes('n’étiez pas')),
    ).toHaveLength(1)
    const entry = (await pair.client.get('/api/wallet')).body
    expect(JSON.stringify(entry)).toContain('appointment-credit')
    await lawsHold(site)
    await site.owner.updateTable('appointments').set({ state: 'unmet' }).where('id', '=', id).execute()
    const law = moneyLaws.find(({ key }) => key === 'appointments')!
    expect((await sql.raw(law.faults).execute(site.owner)).rows).toHaveLength(1)
    await site.owner.updateTable('appointments').set({ state: 'psychic-absent' }).where('id', '=', id).execute()
  })

  test('the application can post no such credit without an absence, to nobody else, and no other amount', async () => {
    const pair = await addBookablePair(site)
    const other = await addClient(site)
    const { id } = await book(site, pair)
    const ask = (owner: number, amount: number) =>
      sql`select * from post_appointment_credit(${`appointment:${id}`}, '{}', ${JSON.stringify([
        { kind: 'client_promotional', site: 99, owner, amount },
        { kind: 'refunds', site: 99, owner: 0, amount: -amount },
      ])}::jsonb)`.execute(site.app.db)
    await expect(ask(pair.clientId, 500)).rejects.toThrow('no posting without')
    await site.owner
      .updateTable('appointments')
      .set({ state: 'psychic-absent', ended_at: site.now() })
      .where('id', '=', id)
      .execute()
    await expect(ask(other.id, 500)).rejects.toThrow('no posting without')
    await expect(ask(pair.clientId, 5000)).rejects.toThrow('no posting without')
    await ask(pair.clientId, 500)
    await ask(pair.clientId, 500)
    expect(await promotional(pair.clientId)).toBe(500)
  })

  test('a request that the psychic lets pass, and a late cancellation of theirs, are their absence too', async () => {
    const pair = await addBookablePair(site)
    const { id, startsAt } = await book(site, pair)
    await advanceTo(site, startsAt)
    await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
    await watchAppointments(site.app)
    const asked = await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
    await pair.psychic.post(`/api/workspace/requests/${asked.body.consultation.id}/refuse`)
    await advanceTo(site, minutesBefore(startsAt, -5))
    await watchAppointments(site.app)
    expect(await rowOf(id)).toMatchObject({ state: 'psychic-absent' })
    const second = await book(site, pair, { hours: 24 })
    await advanceTo(site, minutesBefore(second.startsAt, 60))
    const cancelled = await pair.psychic.post(`/api/workspace/appointments/${second.id}/cancel`)
    expect(cancelled.body.appointment).toMatchObject({ state: 'psychic-absent', endedBy: 'psychic', late: true })
    expect(await promotional(pair.clientId)).toBe(1000)
    await lawsHold(site)
  })

  test('three absences of a client close booking for thirty days; three of a psychic close theirs', async () => {
    const pair = await addBookablePair(site)
    for (let time = 0; time < 3; time++) {
      const { id, startsAt } = await book(site, pair, { hours: 3 })
      await advanceTo(site, startsAt)
      await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
      await watchAppointments(site.app)
      await advanceTo(site, minutesBefore(startsAt, -5))
      await watchAppointments(site.app)
      expect(await rowOf(id)).toMatchObject({ state: 'client-absent' })
    }
    const body = () => ({ psychicId: pair.psychicId, channel: 'chat', startsAt: inHours(site, 5), length: 30 })
    const refused = (await pair.client.post(PATH, body())).body.api.error
    expect(refused).toMatchObject({ code: 4610, msg: expect.stringMatching(/rouvre le .* 2026/) })
    expect((await pair.client.get(PATH)).body.barredUntil).not.toBeNull()
    expect(
      (await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })).body.api,
    ).toEqual({ ok: 1 })
    const absent = await addBookablePair(site)
    const clients = await Promise.all(Array.from({ length: 3 }, () => addClient(site)))
    for (const { browser } of clients) {
      const { startsAt } = await book(site, { ...absent, client: browser }, { hours: 3 })
      await advanceTo(site, startsAt)
      await watchAppointments(site.app)
      await advanceTo(site, minutesBefore(startsAt, -5))
      await watchAppointments(site.app)
    }
    expect((await site.browser().get(`/api/psychics/${absent.psychicId}/slots`)).body.api.error.code).toBe(4609)
  }, 30_000)

  test('a site that was away blames nobody', async () => {
    const pair = await addBookablePair(site)
    const { id, startsAt } = await book(site, pair)
    await advanceTo(site, minutesBefore(startsAt, -30))
    await watchAppointments(site.app)
    expect(await rowOf(id)).toMatchObject({ state: 'unmet' })
    expect(await promotional(pair.clientId)).toBe(0)
  })
})

describe('reminders', () => {
  test('a day, an hour and five minutes before, once each, by mail and text, from however many nodes', async () => {
    const pair = await addBookablePair(site)
    await site.owner.updateTable('users').set({ chosen_contact: 'sms' }).where('id', '=', pair.clientId).execute()
    await site.owner
      .insertInto('phone_numbers')
      .values({ user_id: pair.clientId, number: '+33612345678', proved_at: site.now() })
      .execute()
    const { startsAt } = await book(site, pair, { hours: 48 })
    const many = () => Promise.all(Array.from({ length: 6 }, () => watchAppointments(site.app)))
    await many()
    const counted: number[] = []
    const texts = () => site.jobs.sent.filter(({ name }) => name === textToSend.name).length
    const start = { mails: (await mailsOf(pair.clientId)).length, texts: texts() }
    for (const minutes of [24 * 60 + 1, 24 * 60, 60 * 5, 60, 30, 5, 2]) {
      await advanceTo(site, minutesBefore(startsAt, minutes))
      await many()
      counted.push((await mailsOf(pair.clientId)).length - start.mails)
    }
    expect(counted).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect(texts() - start.texts).toBe(3)
    expect((await mailsOf(await userOf(pair.psychicId))).slice(1)).toHaveLength(3)
  })

  test('who booked later than a reminder does not get it, and a mail that can’t be queued is sent by the next look', async () => {
    const pair = await addBookablePair(site)
    const { startsAt } = await book(site, pair, { hours: 5 })
    await watchAppointments(site.app)
    const had = (await mailsOf(pair.clientId)).length
    await advanceTo(site, minutesBefore(startsAt, 60))
    const { send } = site.jobs
    site.jobs.send = () => Promise.reject(new Error('the queue is away'))
    await watchAppointments(site.app)
    site.jobs.send = send
    await watchAppointments(site.app)
    expect((await mailsOf(pair.clientId)).length - had).toBe(1)
  })
})
