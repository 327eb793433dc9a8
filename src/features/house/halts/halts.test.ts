import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addPair, ask, openRoom, write } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { testKeys, testSecrets, useTestApp } from '../../../../test/test-app.ts'
import { type App, createApp } from '../../../app.ts'
import { declared } from '../../../declared.ts'
import { errors } from '../../../errors.ts'
import { loadOffer } from '../../consult/consultations/load-offer.server.ts'
import * as wallet from '../../money/wallet/wallet.page.tsx'
import { systemVisit } from '../session/open-visit.server.ts'
import { findPerson } from '../session/person.server.ts'
import type { Service } from './rules.ts'
import { isHalted } from './standing.server.ts'

const site = useTestApp()
let other: App
let admin: Staff
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const parts = {
    declared,
    databaseUrl: site.databaseUrl,
    secrets: testSecrets,
    dataKeys: testKeys,
    port: 3000,
    jobs: site.jobs,
  }
  other = await createApp(site.app.config, { ...parts, now: site.now })
  for (const { content } of [site.app, other]) stops.push(content.follow())
  admin = await addStaff(site, 'admin')
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await other?.close()
})

const change = async (service: string, act: 'begin' | 'end', browser = admin.browser) =>
  (await browser.post(`/api/admin/halts/${service}/${act}`, { reason: 'Panne du prestataire' })).body.api
const known = async (app: App, service: Service) =>
  Promise.all(app.sites.map((one) => isHalted(systemVisit(app, one), service)))
/** Waits until every node knows, for the main site only. */
const spread = (service: Service, held: boolean) =>
  vi.waitFor(
    async () => {
      for (const app of [site.app, other]) expect(await known(app, service)).toEqual([held, false, false])
    },
    { timeout: 2000, interval: 20 },
  )

test('while halted, no node accepts a top-up after two seconds; existing credit can be spent', async () => {
  const { client } = await addPair(site, { cents: 5000 })
  const buy = async () => (await client.post('/api/wallet/top-ups', { packId: 'credit-10' })).body.api
  expect([await known(other, 'top-ups'), await buy()]).toEqual([[false, false, false], { ok: 1 }])
  expect(await change('top-ups', 'begin')).toEqual({ ok: 1 })
  await spread('top-ups', true)
  expect((await buy()).error.code).toBe(4300)
  expect((await openPage(site, wallet.loader, '/wallet', client)).data).toMatchObject({
    halted: errors.topUpsHalted.message,
  })
  const sent = await sendForm(site, wallet.action, '/wallet', { packId: 'credit-10', key: 'form' }, client)
  expect(sent.data).toMatchObject({ refusal: { message: expect.stringContaining('Votre crédit est intact') } })
  expect((await change('top-ups', 'begin')).error.code).toBe(4302)
  await change('top-ups', 'end')
  await spread('top-ups', false)
  expect(await buy()).toEqual({ ok: 1 })
  expect((await change('top-ups', 'end')).error.code).toBe(4302)
})

test('2001: a pack that was withdrawn from sale is listed nowhere and cannot be bought; the others can', async () => {
  const { client } = await addPair(site, { cents: 5000 })
  const buy = async (packId: string) => (await client.post('/api/wallet/top-ups', { packId })).body.api
  await change('credit-100', 'begin')
  await spread('credit-100', true)
  expect((await buy('credit-100')).error).toMatchObject({ code: 2001, field: 'packId' })
  expect(await buy('credit-50')).toEqual({ ok: 1 })
  const { rankProducts } = (await site.browser().get('/api/products')).body
  const listed = rankProducts[0].packs.map(({ packId }: { packId: string }) => packId)
  expect(listed).toEqual(['credit-10', 'credit-20', 'credit-50'])
  const sent = await sendForm(site, wallet.action, '/wallet', { packId: 'credit-100', key: 'form' }, client)
  expect(sent.data).toMatchObject({ refusal: { message: errors.productDisabled.message } })
  await change('credit-100', 'end')
  await spread('credit-100', false)
  expect(await buy('credit-100')).toEqual({ ok: 1 })
})

test('while halted, no consultation begins, and a running one continues', async () => {
  const running = await addPair(site, { cents: 5000 })
  const room = await openRoom(running)
  const waiting = await addPair(site, { cents: 5000 })
  await change('consultations', 'begin')
  await spread('consultations', true)
  const body = { psychicId: waiting.psychicId, channel: 'chat' }
  expect((await waiting.client.post('/api/consultations', body)).body.api.error.code).toBe(4301)
  const person = await findPerson(site.app.db, site.app.keys, waiting.clientId)
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', waiting.psychicId)
    .executeTakeFirstOrThrow()
  const offer = await loadOffer(systemVisit(site.app, site.app.sites[0], person), slug, 'chat')
  expect(offer?.obstacle).toBe('halt')
  await write(running.psychic, room)
  expect((await running.client.get(`/api/consultations/${room}`)).body.consultation.status).toBe('running')
  await change('consultations', 'end')
  await spread('consultations', false)
  expect(await ask(waiting)).toBeGreaterThan(0)
})

test('needs an administrator with a fresh code, and a reason', async () => {
  const { body } = await admin.browser.post('/api/admin/halts/top-ups/begin', { reason: ' ' })
  expect(body.api.error).toMatchObject({ code: 107, field: 'reason' })
  expect((await admin.browser.post('/api/admin/halts/all/begin', { reason: 'Essai' })).status).toBe(400)
  await site.advance(300)
  expect((await change('top-ups', 'begin')).error.code).toBe(4202)
})
