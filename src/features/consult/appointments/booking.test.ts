import { beforeEach, describe, expect, test } from 'vitest'
import { addBookablePair, advanceTo, book, inHours, writeHours } from '../../../../test/appointments.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { watchAppointments } from './watch-appointments.server.ts'

const site = useTestApp()
const PATH = '/api/appointments'
const HOUR = 3600

const clientMails = async (id: number) => {
  const { email } = await site.owner.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  return (await mailsTo(site, email!)).map(({ subject }) => subject)
}
const psychicMails = async (psychicId: number) => {
  const { user_id } = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  return clientMails(user_id!)
}

// Every sweep looks at every appointment.
beforeEach(
  async () =>
    void (await site.owner
      .updateTable('appointments')
      .set({ state: 'unmet', ended_at: site.now() })
      .where('state', 'in', ['asked', 'confirmed'])
      .execute()),
)

describe('booking', () => {
  test('an appointment waits for the psychic, who confirms it; both are told', async () => {
    const pair = await addBookablePair(site, { psychic: { price: 310 } })
    const startsAt = inHours(site, 24)
    const asked = await book(site, pair, { confirm: false })
    expect(asked).toMatchObject({
      startsAt,
      state: 'asked',
      pricePerMinute: 310,
      answerBy: new Date(site.now().getTime() + 12 * HOUR * 1000).toISOString(),
      isLate: false,
      isNow: false,
    })
    expect((await pair.psychic.get('/api/workspace/appointments')).body).toMatchObject({
      mode: 'ask',
      open: [{ id: asked.id, client: { firstName: expect.any(String) } }],
    })
    const confirmed = await pair.psychic.post(`/api/workspace/appointments/${asked.id}/confirm`)
    expect(confirmed.body.appointment.state).toBe('confirmed')
    expect(await clientMails(pair.clientId)).toEqual([
      'Votre demande de rendez-vous',
      'Votre rendez-vous du 22 novembre 2026 à 12 h est confirmé'.replaceAll(/(\d\d) h/g, '$1\u00a0h'),
    ])
    expect(await psychicMails(pair.psychicId)).toHaveLength(1)
    expect((await pair.client.get(`${PATH}/${asked.id}`)).body.appointment.state).toBe('confirmed')
    const again = await pair.psychic.post(`/api/workspace/appointments/${asked.id}/confirm`)
    expect(again.body.api.error.code).toBe(4612)
  })

  test('a psychic who lets appointments stand by themselves confirms nothing, and one may take none', async () => {
    const pair = await addBookablePair(site)
    const mode = (chosen: string) => pair.psychic.post('/api/workspace/appointments/mode', { mode: chosen })
    expect((await mode('itself')).body.mode).toBe('itself')
    expect((await book(site, pair, { confirm: false })).state).toBe('confirmed')
    expect((await mode('toujours')).body.api.error.code).toBe(107)
    await mode('none')
    expect((await site.browser().get(`/api/psychics/${pair.psychicId}/slots`)).body.api.error.code).toBe(4609)
    const body = { psychicId: pair.psychicId, channel: 'chat', startsAt: inHours(site, 48), length: 30 }
    expect((await pair.client.post(PATH, body)).body.api.error.code).toBe(4609)
  })

  test('slots begin two hours from now and end thirty days ahead, beside what is taken', async () => {
    const pair = await addBookablePair(site)
    const path = `/api/psychics/${pair.psychicId}/slots`
    const first = (await site.browser().get(path)).body
    expect(first).toMatchObject({ channels: ['chat'], mode: 'ask', pricePerMinute: 250 })
    expect(first.slots[0]).toBe(inHours(site, 2))
    await book(site, pair, { hours: 2, confirm: false, length: 60 })
    const { slots } = (await site.browser().get(`${path}?length=30`)).body
    expect(slots.slice(0, 2)).toEqual([inHours(site, 3), inHours(site, 3.5)])
    const last = (await site.browser().get(`${path}?length=15&day=2026-12-20`)).body.slots.at(-1)
    expect(last).toBe(new Date(site.now().getTime() + 30 * 24 * HOUR * 1000).toISOString())
    expect((await site.browser().get(`${path}?length=20`)).body.api.error.code).toBe(107)
    expect((await site.browser().get('/api/psychics/999999/slots')).body.api.error.code).toBe(4000)
  })

  test.each([
    ['past', -1],
    ['too near', 1.5],
    ['too far', 30 * 24 + 1],
  ])('a slot that is %s is not offered', async (_what, hours) => {
    const pair = await addBookablePair(site)
    const body = { psychicId: pair.psychicId, channel: 'chat', startsAt: inHours(site, hours), length: 30 }
    expect((await pair.client.post(PATH, body)).body.api.error).toMatchObject({ code: 4608, field: 'startsAt' })
  })

  test('nothing is booked off the grid, outside hours, over their end, of another length or channel, twice at once', async () => {
    const pair = await addBookablePair(site, { from: 600, to: 720 })
    const refusal = async (given: object) => {
      const body = {
        psychicId: pair.psychicId,
        channel: 'chat',
        startsAt: '2026-11-25T10:00:00Z',
        length: 30,
        ...given,
      }
      return (await pair.client.post(PATH, body)).body.api.error?.code
    }
    expect(await refusal({ startsAt: '2026-11-25T10:10:00Z' })).toBe(4608)
    expect(await refusal({ startsAt: '2026-11-25T10:15:00Z' })).toBe(4608)
    expect(await refusal({ startsAt: '2026-11-25T08:30:00Z' })).toBe(4608)
    expect(await refusal({ startsAt: '2026-11-25T10:30:00Z', length: 60 })).toBe(4608)
    expect(await refusal({ length: 20 })).toBe(107)
    expect(await refusal({ startsAt: 'demain' })).toBe(107)
    expect(await refusal({ channel: 'web-call' })).toBe(4609)
    expect(await refusal({ psychicId: 999_999 })).toBe(4000)
    const elsewhere = await addPsychic(site.owner, { siteId: 100 })
    expect(await refusal({ psychicId: elsewhere.id })).toBe(4000)
    expect(await refusal({})).toBeUndefined()
    expect(await refusal({})).toBe(4607)
    expect(await refusal({ startsAt: '2026-11-25T09:30:00Z', length: 60 })).toBe(4607)
    const second = await addPsychic(site.owner)
    await writeHours(site, second.id)
    expect(await refusal({ psychicId: second.id, startsAt: '2026-11-25T09:30:00Z', length: 45 })).toBe(4613)
  })

  test('refuses who may not consult, and who has three already', async () => {
    const pair = await addBookablePair(site)
    const body = () => ({ psychicId: pair.psychicId, channel: 'chat', startsAt: inHours(site, 26), length: 30 })
    const refusal = async (browser: typeof pair.client, given = {}) =>
      (await browser.post(PATH, { ...body(), ...given })).body.api.error?.code
    expect(await refusal((await addClient(site, { proved: false })).browser)).toBe(4013)
    expect(await refusal((await addClient(site, { birthDate: null })).browser)).toBe(await codeOf('birthDateMissing'))
    expect(await refusal((await addClient(site, { birthDate: '2010-01-01' })).browser)).toBe(await codeOf('minor'))
    const paused = await addClient(site)
    await paused.browser.post('/api/pause', { length: 'day' })
    expect(await refusal(paused.browser)).toBe(await codeOf('onPause'))
    for (const hours of [30, 40, 50]) await book(site, pair, { hours, confirm: false })
    expect(await refusal(pair.client, { startsAt: inHours(site, 60) })).toBe(4611)
  })

  test('an appointment by telephone needs a proved number', async () => {
    const pair = await addBookablePair(site, { psychic: { channels: ['phone', 'chat'] } })
    const body = { psychicId: pair.psychicId, channel: 'phone', startsAt: inHours(site, 26), length: 30 }
    const first = (await pair.client.post(PATH, body)).body.api.error.code
    expect(first).toBe(await codeOf('phoneUnproven'))
  })
})

async function codeOf(name: keyof typeof import('../../../errors.ts')['errors']) {
  return (await import('../../../errors.ts')).errors[name].code
}

describe('at once', () => {
  test('of two hundred bookings of one slot one is made; the others are told so', async () => {
    const pair = await addBookablePair(site)
    const clients = await Promise.all(Array.from({ length: 200 }, () => addClient(site)))
    const body = { psychicId: pair.psychicId, channel: 'chat', startsAt: inHours(site, 24), length: 30 }
    const answers = await Promise.all(clients.map(({ browser }) => browser.post(PATH, body)))
    const codes = answers.map((answer) => answer.body.api.error?.code ?? 0)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(new Set(codes.filter((code) => code !== 0))).toEqual(new Set([4607]))
    const rows = await site.owner
      .selectFrom('appointments')
      .select('id')
      .where('psychic_id', '=', pair.psychicId)
      .execute()
    expect(rows).toHaveLength(1)
  }, 60_000)

  test('overlapping slots booked by many leave appointments apart', async () => {
    const pair = await addBookablePair(site)
    const clients = await Promise.all(Array.from({ length: 60 }, () => addClient(site)))
    await Promise.all(
      clients.map(({ browser }, place) =>
        browser.post(PATH, {
          psychicId: pair.psychicId,
          channel: 'chat',
          startsAt: inHours(site, 24 + (place % 4) / 2),
          length: [15, 30, 45, 60][place % 4],
        }),
      ),
    )
    const rows = await site.owner
      .selectFrom('appointments')
      .select(['starts_at', 'ends_at'])
      .where('psychic_id', '=', pair.psychicId)
      .orderBy('starts_at')
      .execute()
    expect(rows.length).toBeGreaterThan(1)
    for (const [place, row] of rows.entries()) {
      if (place > 0) expect(row.starts_at >= rows[place - 1]!.ends_at).toBe(true)
    }
  }, 60_000)

  test('one client who books thirty times at once gets three, and a doubled key one', async () => {
    const pair = await addBookablePair(site)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        pair.client.post(PATH, {
          psychicId: pair.psychicId,
          channel: 'chat',
          startsAt: inHours(site, 24 + place),
          length: 30,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const other = await addBookablePair(site)
    const body = { psychicId: other.psychicId, channel: 'chat', startsAt: inHours(site, 24), length: 30 }
    const key = { 'idempotency-key': 'twice' }
    const [first, second] = [await other.client.post(PATH, body, key), await other.client.post(PATH, body, key)]
    expect(second.body.appointment.id).toBe(first.body.appointment.id)
  }, 60_000)

  test('the database itself refuses a second appointment at the same time', async () => {
    const pair = await addBookablePair(site)
    const { id } = await book(site, pair, { confirm: false })
    const other = await addClient(site)
    const row = await site.owner.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { id: _id, during: _during, ...rest } = row
    await expect(
      site.owner
        .insertInto('appointments')
        .values({ ...rest, client_id: other.id })
        .execute(),
    ).rejects.toThrow('appointments_psychic_once')
    const second = await addPsychic(site.owner)
    await expect(
      site.owner
        .insertInto('appointments')
        .values({ ...rest, psychic_id: second.id })
        .execute(),
    ).rejects.toThrow('appointments_client_once')
  })
})

describe('changing', () => {
  test('a request that nobody confirms lapses after twelve hours, and its slot is free again', async () => {
    const pair = await addBookablePair(site)
    const { id, startsAt } = await book(site, pair, { hours: 48, confirm: false })
    await site.advance(12 * HOUR - 1)
    await watchAppointments(site.app)
    expect((await pair.client.get(`${PATH}/${id}`)).body.appointment.state).toBe('asked')
    await site.advance(1)
    expect((await pair.psychic.post(`/api/workspace/appointments/${id}/confirm`)).body.api.error.code).toBe(4612)
    await Promise.all(Array.from({ length: 5 }, () => watchAppointments(site.app)))
    expect((await pair.client.get(`${PATH}/${id}`)).body.appointment).toMatchObject({
      state: 'lapsed',
      endedBy: 'house',
    })
    expect((await clientMails(pair.clientId)).filter((subject) => subject.includes('sans réponse'))).toHaveLength(1)
    const other = await addClient(site)
    const body = { psychicId: pair.psychicId, channel: 'chat', startsAt, length: 30 }
    expect((await other.browser.post(PATH, body)).status).toBe(200)
  })

  test('the psychic refuses, or cancels until two hours before; the client is told', async () => {
    const pair = await addBookablePair(site)
    const asked = await book(site, pair, { confirm: false })
    const path = (id: number, act: string) => `/api/workspace/appointments/${id}/${act}`
    expect((await pair.psychic.post(path(asked.id, 'cancel'))).body.api.error.code).toBe(4612)
    expect((await pair.psychic.post(path(asked.id, 'refuse'))).body.appointment.state).toBe('refused')
    const kept = await book(site, pair)
    expect((await pair.psychic.post(path(kept.id, 'refuse'))).body.api.error.code).toBe(4612)
    expect((await pair.psychic.post(path(kept.id, 'cancel'))).body.appointment).toMatchObject({
      state: 'cancelled',
      endedBy: 'psychic',
      late: false,
    })
    expect(await clientMails(pair.clientId)).toHaveLength(5)
    const other = await addBookablePair(site)
    for (const act of ['confirm', 'refuse', 'cancel']) {
      const foreign = await other.psychic.post(path(asked.id, act))
      expect(foreign.body.api.error.code, act).toBe(4000)
    }
  })

  test('the client cancels freely until two hours before, and later as late; not at its hour, nor twice', async () => {
    const pair = await addBookablePair(site)
    const cancel = (id: number) => pair.client.post(`${PATH}/${id}/cancel`)
    const free = await book(site, pair)
    expect((await cancel(free.id)).body.appointment).toMatchObject({
      state: 'cancelled',
      endedBy: 'client',
      late: false,
    })
    expect((await cancel(free.id)).body.api.error.code).toBe(4612)
    const late = await book(site, pair)
    await advanceTo(site, new Date(Date.parse(late.startsAt) - HOUR * 1000))
    expect((await cancel(late.id)).body.appointment).toMatchObject({ state: 'cancelled', late: true })
    const now = await book(site, pair, { hours: 2 })
    await advanceTo(site, now.startsAt)
    expect((await cancel(now.id)).body.api.error.code).toBe(4612)
    const other = await addBookablePair(site)
    expect((await other.client.post(`${PATH}/${now.id}/cancel`)).body.api.error.code).toBe(4000)
    expect((await other.client.get(`${PATH}/${now.id}`)).body.api.error.code).toBe(4000)
  })

  test('moving asks the psychic again, keeps the lower price, and can overlap what is moved', async () => {
    const pair = await addBookablePair(site, { psychic: { price: 250 } })
    const { id } = await book(site, pair)
    const move = (startsAt: string, at = id) => pair.client.post(`${PATH}/${at}/move`, { startsAt, length: 60 })
    await site.owner
      .updateTable('psychic_listings')
      .set({ price_per_minute: 280 })
      .where('psychic_id', '=', pair.psychicId)
      .execute()
    const moved = await move(inHours(site, 23.5))
    expect(moved.body.appointment).toMatchObject({ state: 'asked', pricePerMinute: 250, startsAt: inHours(site, 23.5) })
    const other = await addClient(site)
    const body = { psychicId: pair.psychicId, channel: 'chat', startsAt: inHours(site, 30), length: 30 }
    expect((await other.browser.post(PATH, body)).status).toBe(200)
    expect((await move(inHours(site, 29.5))).body.api.error.code).toBe(4607)
    expect((await move(inHours(site, 1))).body.api.error.code).toBe(4608)
    expect(
      (await other.browser.post(`${PATH}/${id}/move`, { startsAt: inHours(site, 40), length: 30 })).body.api.error.code,
    ).toBe(4000)
    const second = await addBookablePair(site)
    const own = await pair.client.post(PATH, { ...body, psychicId: second.psychicId, startsAt: inHours(site, 60) })
    expect(own.status).toBe(200)
    expect((await move(inHours(site, 60))).body.api.error.code).toBe(4613)
    await advanceTo(site, new Date(Date.parse(moved.body.appointment.startsAt) - HOUR * 1000))
    expect((await move(inHours(site, 40))).body.api.error.code).toBe(4612)
    expect(await psychicMails(pair.psychicId)).toContain('Un rendez-vous déplacé attend votre confirmation')
  })

  test('a pause cancels what falls in it, and nothing else; a psychic who is paused, or a client who is suspended, too', async () => {
    const pair = await addBookablePair(site)
    const near = await book(site, pair, { hours: 5 })
    const far = await book(site, pair, { hours: 72, confirm: false })
    expect((await pair.client.post('/api/pause', { length: 'day' })).status).toBe(200)
    const state = async (id: number) => (await pair.client.get(`${PATH}/${id}`)).body.appointment
    expect(await state(near.id)).toMatchObject({ state: 'cancelled', why: 'pause', endedBy: 'house' })
    expect(await state(far.id)).toMatchObject({ state: 'asked' })
    expect(await clientMails(pair.clientId)).toContain('Vos rendez-vous pendant votre pause')
    const body = { psychicId: pair.psychicId, channel: 'chat', startsAt: inHours(site, 96), length: 30 }
    expect((await pair.client.post(PATH, body)).body.api.error.code).toBe(await codeOf('onPause'))
    expect(
      (await pair.client.post(`${PATH}/${far.id}/move`, { startsAt: inHours(site, 99), length: 30 })).body.api.error
        .code,
    ).toBe(await codeOf('onPause'))
    await site.owner.updateTable('psychics').set({ state: 'paused' }).where('id', '=', pair.psychicId).execute()
    await watchAppointments(site.app)
    expect(await state(far.id)).toMatchObject({ state: 'cancelled', why: 'profile' })
    const other = await addBookablePair(site)
    const { id } = await book(site, other)
    await site.owner.updateTable('users').set({ suspended_at: site.now() }).where('id', '=', other.clientId).execute()
    await watchAppointments(site.app)
    const row = await site.owner.selectFrom('appointments').select('state').where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ state: 'cancelled' })
  })
})

test('whoever may not consult any more moves nothing; a psychic who takes none takes no moved one', async () => {
  const pair = await addBookablePair(site)
  const { id } = await book(site, pair)
  const refusal = async () =>
    (await pair.client.post(`${PATH}/${id}/move`, { startsAt: inHours(site, 40), length: 30 })).body.api.error?.code
  const change = (row: object) => site.owner.updateTable('users').set(row).where('id', '=', pair.clientId).execute()
  const { birth_sealed, email_proved_at } = await site.owner
    .selectFrom('users')
    .select(['birth_sealed', 'email_proved_at'])
    .where('id', '=', pair.clientId)
    .executeTakeFirstOrThrow()
  await change({ email_proved_at: null })
  expect(await refusal()).toBe(4013)
  await change({ email_proved_at, birth_sealed: null, birth_date: null })
  expect(await refusal()).toBe(await codeOf('birthDateMissing'))
  await change({ birth_date: '2012-01-01' })
  expect(await refusal()).toBe(await codeOf('minor'))
  await change({ birth_sealed, birth_date: null })
  await pair.psychic.post('/api/workspace/appointments/mode', { mode: 'none' })
  expect(await refusal()).toBe(4609)
  await pair.psychic.post('/api/workspace/appointments/mode', { mode: 'ask' })
  const other = await addClient(site)
  expect((await other.browser.post(`${PATH}/${id}/enter`)).body.api.error.code).toBe(4000)
})

test('while consultations are halted nothing is booked or moved', async () => {
  const pair = await addBookablePair(site)
  const { id } = await book(site, pair)
  const { browser } = await addStaff(site, 'admin')
  const halt = (act: string) => browser.post(`/api/admin/halts/consultations/${act}`, { reason: 'Essai de panne' })
  expect((await halt('begin')).status).toBe(200)
  await expect
    .poll(async () => {
      const to = { startsAt: inHours(site, 50), length: 30 }
      const moved = await pair.client.post(`${PATH}/${id}/move`, to)
      const made = await pair.client.post(PATH, { ...to, psychicId: pair.psychicId, channel: 'chat' })
      return [moved.body.api.error?.code, made.body.api.error?.code]
    })
    .toEqual([await codeOf('consultationsHalted'), await codeOf('consultationsHalted')])
  await halt('end')
})
