import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPair, ask, openRoom, type Pair } from '../../../../test/consulting.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addTextPair, asked } from '../../../../test/text-questions.ts'
import { aPicture, desk, formWith } from '../../../../test/vetting.ts'

const site = useTestApp()
let admin: Staff
let act: ReturnType<typeof desk>

beforeAll(async () => {
  admin = await addStaff(site, 'admin')
  act = desk(admin.browser)
})

const openPair = () => addPair(site, { cents: 5000, psychic: { channels: ['chat', 'phone'] } })
const found = async ({ client, psychicId }: Pair) =>
  (await client.get('/api/psychics')).body.psychics.find(({ id }: { id: number }) => id === psychicId)

test('a paused psychic is on no list, takes no request and opens nothing; running consultations end at once', async () => {
  const pair = await openPair()
  const id = await openRoom(pair)
  expect(await act.do(pair.psychicId, 'pause', { reason: 'Congé.' })).toBe(0)
  expect(await found(pair)).toBeUndefined()
  expect((await pair.client.get(`/api/consultations/${id}`)).body.consultation.status).toBe('ended')
  expect((await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })).status).toBe(
    404,
  )
  const open = () => pair.psychic.post('/api/workspace/presence', { channels: ['chat'] })
  expect((await open()).body.api.error.code).toBe(4296)
  expect(await act.do(pair.psychicId, 'pause', { reason: 'Encore.' })).toBe(4290)
  expect(await act.do(pair.psychicId, 'resume', { reason: 'De retour.' })).toBe(0)
  expect((await open()).body.api.ok).toBe(1)
  await ask(pair)
})

const REASON = 'À sa demande.'

describe('a price', () => {
  test('changes for one psychic on one site, and for no other', async () => {
    const [changed, other] = [await addPair(site, {}), await addPair(site, {})]
    const priceOf = async (psychicId: number, siteId: number) =>
      site.owner
        .selectFrom('psychic_listings')
        .select(['position', 'price_per_minute as price'])
        .where('psychic_id', '=', psychicId)
        .where('site_id', '=', siteId)
        .executeTakeFirst()
    await site.owner
      .insertInto('psychic_listings')
      .values({ psychic_id: changed.psychicId, site_id: 100, position: 900, price_per_minute: 275 })
      .execute()
    const before = await priceOf(other.psychicId, 99)
    expect(await act.do(changed.psychicId, 'price', { pricePerMinute: 260, reason: REASON })).toBe(0)
    expect(await priceOf(changed.psychicId, 99)).toMatchObject({ price: 260 })
    expect(await priceOf(changed.psychicId, 100)).toMatchObject({ price: 275 })
    expect(await priceOf(other.psychicId, 99)).toEqual(before)
  })

  test('applies to new requests, never to a running consultation', async () => {
    const pair = await openPair()
    const id = await openRoom(pair)
    await site.advance(1)
    expect(await act.do(pair.psychicId, 'price', { pricePerMinute: 300, reason: REASON })).toBe(0)
    expect((await pair.client.get(`/api/consultations/${id}`)).body.consultation.pricePerMinute).toBe(250)
    await pair.client.post(`/api/consultations/${id}/end`)
    const next = await ask(pair)
    expect((await pair.client.get(`/api/consultations/${next}`)).body.consultation.pricePerMinute).toBe(300)
    expect((await act.read(pair.psychicId)).prices).toMatchObject([{ pricePerMinute: 300 }, { pricePerMinute: 250 }])
  })

  test('rises by at most a fifth in thirty days, and the limit is shown', async () => {
    const { psychicId } = await openPair()
    const { body } = await admin.browser.post(`/api/admin/psychics/${psychicId}/price`, {
      pricePerMinute: 303,
      reason: REASON,
    })
    expect(body.api.error).toMatchObject({ code: 4295, field: 'pricePerMinute' })
    expect(body.api.error.msg).toContain('jusqu’à 3,00\u00a0€/min')
    expect((await act.read(psychicId)).largestPrice).toBe(300)
    await site.advance(1)
    expect(await act.do(psychicId, 'price', { pricePerMinute: 300, reason: REASON })).toBe(0)
    await site.advance(1)
    // Set by two staff members at once, in two steps, or after a cut: it counts as one rise.
    const both = await Promise.all(
      [301, 302].map((pricePerMinute) => act.do(psychicId, 'price', { pricePerMinute, reason: REASON })),
    )
    expect(both).toEqual([4295, 4295])
    expect(await act.do(psychicId, 'price', { pricePerMinute: 200, reason: REASON })).toBe(0)
    await site.advance(1)
    expect(await act.do(psychicId, 'price', { pricePerMinute: 241, reason: REASON })).toBe(4295)
    expect(await act.do(psychicId, 'price', { pricePerMinute: 240, reason: REASON })).toBe(0)
    expect(await act.do(psychicId, 'price', { pricePerMinute: 230 })).toBe(106)

    const { rows } = (await admin.browser.get(`/api/admin/prices?psychicId=${psychicId}`)).body
    const now = site.now().getTime()
    expect(rows).toMatchObject([
      { pricePerMinute: 240, until: null, lowest: 200, rise: 20, setBy: 'Sacha', reason: REASON },
      { pricePerMinute: 200, until: new Date(now).toISOString(), lowest: 250, rise: -20 },
      { pricePerMinute: 300, until: new Date(now - 1000).toISOString(), lowest: 250, rise: 20 },
      { pricePerMinute: 250, until: new Date(now - 2000).toISOString(), lowest: null, rise: null, setBy: null },
    ])
    // Prices that ended before the thirty days don't count; those in force at their start do.
    for (const [{ id }, days] of [
      [rows[3], 40],
      [rows[2], 31],
    ]) {
      const since = new Date(now - days * 86_400_000)
      await site.owner.updateTable('psychic_prices').set({ since }).where('id', '=', id).execute()
    }
    const [, fall] = (await admin.browser.get(`/api/admin/prices?psychicId=${psychicId}`)).body.rows
    expect(fall).toMatchObject({ pricePerMinute: 200, lowest: 300, rise: -33 })
  })

  test('is never above five euros, and needs a code of the last five minutes', async () => {
    const { psychicId } = await addPair(site, { psychic: { price: 480 } })
    expect(await act.do(psychicId, 'price', { pricePerMinute: 501, reason: REASON })).toBe(107)
    await site.advance(301)
    expect(await act.do(psychicId, 'price', { pricePerMinute: 500, reason: REASON })).toBe(4202)
    admin.browser = (await addStaff(site, 'admin')).browser
    act = desk(admin.browser)
    expect(await act.do(psychicId, 'price', { pricePerMinute: 500, reason: REASON })).toBe(0)
  })
})

describe('the price of an answer by text message', () => {
  test('applies to new questions, with its history, and rises by at most a fifth', async () => {
    const pair = await addTextPair(site, { price: 250 })
    const { psychicId } = pair
    const old = await asked(pair)
    await site.advance(1)
    const change = (pricePerAnswer: number) => act.do(psychicId, 'answer-price', { pricePerAnswer, reason: REASON })
    const { body } = await admin.browser.post(`/api/admin/psychics/${psychicId}/answer-price`, {
      pricePerAnswer: 601,
      reason: REASON,
    })
    expect(body.api.error).toMatchObject({ code: 4295, field: 'pricePerAnswer' })
    expect(body.api.error.msg).toContain('jusqu’à 6,00\u00a0€')
    expect(await change(600)).toBe(0)
    const prices = async () =>
      (await pair.client.get('/api/text-questions')).body.questions.map(
        ({ pricePerAnswer }: { pricePerAnswer: number }) => pricePerAnswer,
      )
    await asked(pair)
    expect([await prices(), old > 0]).toEqual([[600, 500], true])
    expect(await act.read(psychicId)).toMatchObject({
      answerPrices: [{ cents: 600, setBy: 'Sacha', reason: REASON }, { cents: 500 }],
      largestAnswerPrice: 600,
      prices: [{ pricePerMinute: 250 }],
    })
    await site.advance(1)
    const both = await Promise.all([601, 602].map(change))
    expect(both).toEqual([4295, 4295])
    expect([await change(0), await change(1001), await act.do(psychicId, 'answer-price', {})]).toEqual([107, 107, 106])
  })

  test('can’t be set for a psychic whom the site does not list', async () => {
    const { psychicId } = await addPair(site, {})
    await site.owner
      .updateTable('psychic_listings')
      .set({ price_per_answer: null })
      .where('psychic_id', '=', psychicId)
      .execute()
    expect(await act.do(psychicId, 'answer-price', { pricePerAnswer: 500, reason: REASON })).toBe(4290)
    expect(await act.do(999_999, 'answer-price', { pricePerAnswer: 500, reason: REASON })).not.toBe(0)
  })
})

test('a profile shows changes at once; a removed channel is closed', async () => {
  const pair = await openPair()
  await pair.psychic.post('/api/workspace/presence', { channels: ['chat', 'phone'] })
  const change = (body: object) => admin.browser.patch(`/api/admin/psychics/${pair.psychicId}`, body)
  expect((await change({ name: 'Ysé', jobIds: [2, 4], offeredChannels: ['chat'] })).body.api.ok).toBe(1)
  expect(await found(pair)).toMatchObject({ name: 'Ysé', jobId: 2, jobIds: [2, 4], platforms: ['chat'] })
  for (const [body, field] of [
    [{ name: '<b>' }, 'name'],
    [{ practisingSince: 2027 }, 'practisingSince'],
    [{ specialities: [] }, 'specialities'],
    [{ jobIds: [] }, 'jobIds'],
    [{ jobIds: [2, 2] }, 'jobIds'],
    [{ offeredChannels: ['fax'] }, 'offeredChannels.0'],
    [{ state: 'live' }, 'state'],
  ] as const) {
    expect((await change(body)).body.api.error).toMatchObject({ code: 107, field })
  }
  const last = await site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(last).toMatchObject({ act: 'psychic.edit', details: { fields: ['name', 'jobIds', 'offeredChannels'] } })
})

test('a request continues on its channel after the channel was removed', async () => {
  const pair = await openPair()
  const id = await ask(pair)
  const body = { offeredChannels: ['phone'] }
  expect((await admin.browser.patch(`/api/admin/psychics/${pair.psychicId}`, body)).body.api.ok).toBe(1)
  expect(await found(pair)).toMatchObject({ platforms: [] })
  expect((await pair.psychic.post(`/api/workspace/requests/${id}/accept`)).body.api.ok).toBe(1)
})

test('the position in the list, and its reasons', async () => {
  const [first, second] = [await openPair(), await openPair()]
  await second.psychic.post('/api/workspace/presence', { channels: [] })
  const { rank } = await act.read(second.psychicId)
  expect(rank.byPresence).toBeGreaterThan(0)
  expect(rank.place).toBe(1 + rank.byPresence + rank.byOrder)
  expect((await act.read(first.psychicId)).rank.place).toBeLessThan(rank.place)
})

describe('a photo', () => {
  /** Stored rotated: upright it is 600 by 900, red above and blue below. */
  const lying = async () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } })
      .composite([
        { input: { create: { width: 450, height: 600, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
  const send = async (id: number, file: Uint8Array, box: Record<string, string> = {}) =>
    (await admin.browser.post(`/api/admin/psychics/${id}/portrait`, formWith(file, box))).body.api

  test('is cropped as asked, in its upright orientation', async () => {
    const pair = await openPair()
    expect(await send(pair.psychicId, await lying(), { left: '0', top: '500', size: '400' })).toEqual({ ok: 1 })
    const { portrait } = await found(pair)
    expect((await act.read(pair.psychicId)).portrait).toBe(portrait)
    const [hash] = portrait.match(/[0-9a-f]{32}/)
    const { bytes } = await site.owner
      .selectFrom('images')
      .select('bytes')
      .where('hash', '=', hash)
      .where('width', '=', 720)
      .where('format', '=', 'webp')
      .executeTakeFirstOrThrow()
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1])
  })

  test.each([
    ['a square beyond the edge of the picture', { left: '300', top: '0', size: '400' }, 4294],
    ['a square too small', { left: '0', top: '0', size: '100' }, 4294],
    ['an invalid position', { left: 'x', top: '0', size: '300' }, 107],
  ])('%s is refused', async (_what, box, code) => {
    const { psychicId } = await openPair()
    expect((await send(psychicId, await lying(), box)).error.code).toBe(code)
  })

  test('a file that is not a picture is refused', async () => {
    const { psychicId } = await openPair()
    expect((await send(psychicId, Buffer.from('GIF89a'))).error.code).toBe(508)
  })

  test('a form without a file, no form, a tiny picture and one of 51 megapixels are refused', async () => {
    const pair = await openPair()
    const { portrait } = await found(pair)
    const post = async (body: object) =>
      (await admin.browser.post(`/api/admin/psychics/${pair.psychicId}/portrait`, body)).body.api.error
    expect(await post(new FormData())).toMatchObject({ code: 106, field: 'file' })
    expect(await post({ left: 0 })).toMatchObject({ code: 105 })
    expect(await post(formWith(await aPicture(191, 400)))).toMatchObject({ code: 4820 })
    expect(await post(formWith(await aPicture(8000, 6400)))).toMatchObject({ code: 506 })
    expect((await found(pair)).portrait).toBe(portrait)
  })
})
