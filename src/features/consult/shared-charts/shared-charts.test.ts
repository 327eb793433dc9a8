import { describe, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { addPair, ask, openRoom, type Pair } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as consult from '../consultations/consult.page.tsx'
import * as room from '../consultations/room.page.tsx'
import * as workspace from '../workspace/workspace.page.tsx'
import * as page from './chart.page.tsx'

const site = useTestApp()

const birth = {
  name: 'Camille Durand',
  isOwn: true,
  place: 'Lyon (69)',
  birthDate: '1990-05-12',
  birthTime: '14:30',
  latitude: 45.75,
  longitude: 4.85,
}
const yes = [{ type: 'SHARED_CHART', agreed: true }]
const SIGNS = 'Soleil en Taureau, Lune en Sagittaire, ascendant Vierge'

const keep = async (browser: Browser, changes: object = {}): Promise<number> =>
  (await browser.post('/api/charts', { ...birth, ...changes })).body.chart.id

const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code

interface Sharing {
  pair: Pair
  chart: number
  id: number
}

/** A pair whose client asks and shares their own chart. */
async function shared(): Promise<Sharing> {
  const pair = await addPair(site, { cents: 5000 })
  const chart = await keep(pair.client)
  const asked = { psychicId: pair.psychicId, channel: 'chat', chart, consents: yes }
  const { body } = await pair.client.post('/api/consultations', asked)
  return { pair, chart, id: body.consultation.id }
}
const accept = ({ pair, id }: Sharing) => pair.psychic.post(`/api/workspace/requests/${id}/accept`)
const at = ({ id }: { id: number }) => `/api/consultations/${id}/shared-chart`
const work = async ({ psychic }: Pair) => (await openPage(site, workspace.loader, '/espace-voyant', psychic)).data
const proofs = ({ clientId }: Pair) =>
  site.owner
    .selectFrom('consent_proofs')
    .select(['agreed', 'consultation_id', 'form_type', 'text_shown'])
    .where('user_id', '=', clientId)
    .where('type', '=', 'SHARED_CHART')
    .orderBy('id')
    .execute()
const rows = () => site.owner.selectFrom('shared_charts').selectAll().execute()

describe('what the psychic sees', () => {
  test('the signs before accepting, the positions and the wheel in the room, and neither birth nor name', async () => {
    const sharing = await shared()
    const { pair, id } = sharing
    const before = await work(pair)
    expect(before.sky).toEqual({ id, signs: SIGNS, positions: [] })
    expect(codeOf(await pair.psychic.get(at({ id })))).toBe(4000)
    await accept(sharing)
    const inside = await work(pair)
    expect(inside.sky.signs).toBe(SIGNS)
    expect(inside.sky.positions).toContainEqual(
      expect.stringMatching(/^Saturne 2\d°\u00a0\d\d′ Capricorne, maison [IVX]+, rétrograde$/),
    )
    expect(inside.sky.positions.at(-1)).toMatch(/^Milieu du ciel /)
    const call = await pair.psychic.get(at({ id }))
    const { data } = await openPage(site, page.loader, `/consultations/${id}/theme`, pair.psychic, { id: String(id) })
    expect(Object.keys(call.body.chart).sort()).toEqual(['angles', 'aspects', 'bodies', 'houses'])
    expect(Object.keys(data.chart).sort()).toEqual(Object.keys(call.body.chart).sort())
    for (const seen of [before, inside, call.body, data])
      expect(JSON.stringify(seen)).not.toMatch(/Durand|1990|Lyon|45\.75/)
  })

  test('without an hour of birth, no Ascendant, and the Moon with what is uncertain of it', async () => {
    const pair = await addPair(site, { cents: 5000 })
    const chart = await keep(pair.client, { birthTime: undefined })
    const asked = { psychicId: pair.psychicId, channel: 'chat', chart, consents: yes }
    const { id } = (await pair.client.post('/api/consultations', asked)).body.consultation
    expect((await work(pair)).sky.signs).toBe('Soleil en Taureau, Lune en Sagittaire')
    await accept({ pair, chart, id })
    const { positions } = (await work(pair)).sky
    expect(positions[1]).toMatch(/^Lune de .+ à .+ dans la journée$/)
    expect(positions.join()).not.toMatch(/maison|Ascendant/)
  })

  test('nothing when nothing is shared, though a chart is kept', async () => {
    const pair = await addPair(site, { cents: 5000 })
    await keep(pair.client)
    const id = await openRoom(pair)
    expect((await work(pair)).sky).toBeNull()
    expect(codeOf(await pair.psychic.get(at({ id })))).toBe(4000)
    expect(await proofs(pair)).toEqual([])
  })
})

describe('who may not', () => {
  test('see it: another psychic, another client, the client by the psychic’s ways', async () => {
    const sharing = await shared()
    await accept(sharing)
    const { id, pair } = sharing
    const other = await addPair(site, { cents: 5000 })
    await openRoom(other)
    expect(codeOf(await other.psychic.get(at({ id })))).toBe(4000)
    expect((await work(other)).sky).toBeNull()
    expect(codeOf(await other.client.get(at({ id })))).toBe(104)
    expect(codeOf(await pair.client.get(at({ id })))).toBe(104)
    expect(codeOf(await other.client.request('DELETE', at({ id })))).toBe(4000)
    expect(codeOf(await pair.psychic.request('DELETE', at({ id })))).toBe(104)
    const twin = await addClient(site, { siteId: 100 })
    expect(codeOf(await twin.browser.request('DELETE', at({ id })))).toBe(4000)
    expect(await rows()).toContainEqual(expect.objectContaining({ consultation_id: id }))
  })

  test.each<[string, number, (of: Pair) => Promise<object>]>([
    [
      'another client’s chart',
      4000,
      async () => ({ chart: await keep((await addClient(site)).browser), consents: yes }),
    ],
    [
      'the chart of another person',
      4850,
      async ({ client }) => ({ chart: await keep(client, { isOwn: false, personAgrees: true }), consents: yes }),
    ],
    ['no consent', 4012, async ({ client }) => ({ chart: await keep(client) })],
    [
      'a no',
      4012,
      async ({ client }) => ({ chart: await keep(client), consents: [{ type: 'SHARED_CHART', agreed: false }] }),
    ],
    [
      'another sentence',
      4075,
      async ({ client }) => ({ chart: await keep(client), consents: [{ ...yes[0], _id: '99-SHARED_CHART-1' }] }),
    ],
  ])('share: %s is error %d, and nothing is asked', async (_, code, given) => {
    const pair = await addPair(site, { cents: 5000 })
    const asked = { psychicId: pair.psychicId, channel: 'chat', ...(await given(pair)) }
    expect(codeOf(await pair.client.post('/api/consultations', asked))).toBe(code)
    expect((await work(pair)).request).toBeNull()
  })

  test('share with an automaton, which is not offered either', async () => {
    const pair = await addPair(site, { cents: 5000, psychic: { isAutomaton: true } })
    const asked = { psychicId: pair.psychicId, channel: 'chat', chart: await keep(pair.client), consents: yes }
    expect(codeOf(await pair.client.post('/api/consultations', asked))).toBe(4850)
    expect((await offer(pair)).share).toBeNull()
  })
})

const offer = async ({ client, psychicId }: Pair) => {
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  return { slug, ...(await openPage(site, consult.loader, `/voyance/${slug}/consulter`, client, { slug })).data }
}

describe('the form', () => {
  test('offers the own chart, unticked; ticked, it shares with a proof of the sentence', async () => {
    const pair = await addPair(site, { cents: 5000 })
    expect((await offer(pair)).share).toBeNull()
    await keep(pair.client, { isOwn: false, personAgrees: true })
    expect((await offer(pair)).share).toBeNull()
    const chart = await keep(pair.client)
    const { slug, share, start } = await offer(pair)
    expect(share.chartId).toBe(chart)
    const fields = { start: 'START_AT_ONCE', startShown: start._id, shareShown: share.content._id }
    const send = (more: object) =>
      sendForm(site, consult.action, `/voyance/${slug}/consulter`, { ...fields, ...more }, pair.client, { slug })
    const plain = (await send({})).location
    expect(await proofs(pair)).toEqual([])
    await pair.client.post(`/api${plain}/cancel`)
    const id = Number((await send({ share: 'SHARED_CHART' })).location?.split('/').at(-1))
    expect(await proofs(pair)).toEqual([
      {
        agreed: true,
        consultation_id: id,
        form_type: 'SHARED_CHART',
        text_shown: share.content.consents[0].displayedText,
      },
    ])
    expect((await work(pair)).sky.signs).toBe(SIGNS)
  })

  test('is not offered once the consent for sensitive data is withdrawn, and the call refuses', async () => {
    const pair = await addPair(site, { cents: 5000 })
    const chart = await keep(pair.client)
    await pair.client.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
    expect((await offer(pair)).share).toBeNull()
    const asked = { psychicId: pair.psychicId, channel: 'chat', chart, consents: yes }
    expect(codeOf(await pair.client.post('/api/consultations', asked))).toBe(4012)
  })
})

describe('the end of it', () => {
  test('the client stops it from the room, with a second proof; again it does nothing', async () => {
    const sharing = await shared()
    await accept(sharing)
    const { pair, id } = sharing
    const own = { id: String(id) }
    const path = `/consultations/${id}`
    expect((await openPage(site, room.loader, path, pair.client, own)).data.shares).toBe(true)
    const stop = () => sendForm(site, room.action, path, { intent: 'unshare' }, pair.client, own)
    expect((await stop()).location).toBe(`${path}#salon`)
    await stop()
    expect((await openPage(site, room.loader, path, pair.client, own)).data.shares).toBe(false)
    expect((await work(pair)).sky).toBeNull()
    expect(codeOf(await pair.psychic.get(at({ id })))).toBe(4000)
    expect(await proofs(pair)).toMatchObject([
      { agreed: true, consultation_id: id },
      { agreed: false, consultation_id: id },
    ])
  })

  test.each<[string, (of: Sharing) => Promise<unknown>]>([
    ['the request is withdrawn', ({ pair, id }) => pair.client.post(`/api/consultations/${id}/cancel`)],
    ['the request is refused', ({ pair, id }) => pair.psychic.post(`/api/workspace/requests/${id}/refuse`)],
    [
      'the room ends',
      async (sharing) => {
        await accept(sharing)
        await sharing.pair.client.post(`/api/consultations/${sharing.id}/end`)
      },
    ],
    ['the chart is deleted', ({ pair, chart }) => pair.client.request('DELETE', `/api/charts/${chart}`)],
    ['the client stops it by the call', ({ pair, id }) => pair.client.request('DELETE', at({ id }))],
  ])('it is gone when %s', async (_, end) => {
    const sharing = await shared()
    expect((await work(sharing.pair)).sky).not.toBeNull()
    await end(sharing)
    expect((await work(sharing.pair)).sky).toBeNull()
    expect((await rows()).filter(({ consultation_id }) => consultation_id === sharing.id)).toEqual([])
  })

  test('it is closed while the consent for sensitive data is withdrawn', async () => {
    const sharing = await shared()
    await accept(sharing)
    const { client, psychic } = sharing.pair
    await client.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
    expect((await work(sharing.pair)).sky).toBeNull()
    expect(codeOf(await psychic.get(at(sharing)))).toBe(4000)
  })

  test('the next consultation shares nothing by itself', async () => {
    const sharing = await shared()
    await accept(sharing)
    await sharing.pair.client.post(`/api/consultations/${sharing.id}/end`)
    await sharing.pair.psychic.post('/api/workspace/presence', { channels: ['chat'] })
    await ask(sharing.pair)
    expect((await work(sharing.pair)).sky).toBeNull()
  })
})
