import { expect, test } from 'vitest'
import { addCampaign, addLetter, addReader, openHour, runNow, sendOffer, sendsOf } from '../../../../test/campaigns.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { paidOrder } from '../../../../test/orders.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textIn } from '../../../../test/text-questions.ts'
import { textsTo } from '../../../../test/texts.ts'
import { DAY_MS, later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { campaignsJobs } from './jobs.server.ts'
import { runCampaigns } from './run-campaigns.server.ts'

const site = useTestApp({ CAMPAIGN_PACE: '3' })
const run = (at: Date) => runCampaigns({ ...site.app, now: () => at })
const subjectsOf = async (address: string) => (await mailsTo(site, address)).map(({ subject }) => subject)
const states = async (id: number) => (await sendsOf(site, id)).map(({ state, reason }) => reason ?? state)
const letter = (sign: string) => ({ to: 'letter', sign })

test('nobody gets a third message within seven days, be it by mail or by text, as a client or as a reader', async () => {
  const email = 'souvent@exemple.fr'
  const { id } = await addReader(site, { email })
  await addLetter(site, email)
  const sent = []
  for (const name of ['un', 'deux', 'trois']) sent.push(await sendOffer(site, name))
  expect(sent).toEqual([1, 1, 0])
  const number = '+33655550001'
  await site.owner.insertInto('phone_numbers').values({ user_id: id, number, proved_at: site.now() }).execute()
  const text = await addCampaign(site, { name: 'SMS', channel: 'sms', content: { a: { text: 'Bonjour' } } })
  await runNow(site)
  expect(await sendsOf(site, text)).toEqual([])
  await site.advance(8 * 86_400)
  expect(await sendOffer(site, 'quatre')).toBe(1)
  expect(await subjectsOf(email)).toEqual(expect.arrayContaining(['un', 'deux', 'quatre']))
})

test('two campaigns at once don’t send a third message of the week', async () => {
  await site.advance(8 * 86_400)
  const email = 'ensemble@exemple.fr'
  await addLetter(site, email, { sign: 'aries' })
  const first = await addCampaign(site, { name: 'première', audience: letter('aries') })
  await runNow(site)
  expect(await states(first)).toEqual(['sent'])
  const ids = []
  for (const name of ['a', 'b', 'c']) ids.push(await addCampaign(site, { name, audience: letter('aries') }))
  const at = openHour(site.now())
  await Promise.all(Array.from({ length: 4 }, () => run(at)))
  await run(at)
  expect(await subjectsOf(email)).toHaveLength(2)
})

test('a carrier takes so many a minute, and the others go on meanwhile', async () => {
  await site.advance(8 * 86_400)
  for (const nth of [1, 2, 3, 4, 5]) await addLetter(site, `${nth}@gmail.com`, { sign: 'taurus' })
  await addLetter(site, 'seule@orange.fr', { sign: 'taurus' })
  const id = await addCampaign(site, { name: 'Allure', audience: letter('taurus') })
  const at = openHour(site.now())
  const sent = async () => {
    const sends = (await sendsOf(site, id)).filter(({ state }) => state === 'sent')
    return ['google', 'orange'].map((name) => sends.filter(({ carrier }) => carrier === name).length)
  }
  await run(at)
  await run(at)
  expect(await sent()).toEqual([3, 1])
  await run(later(at, MINUTE_MS))
  expect(await sent()).toEqual([5, 1])
})

test('nothing leaves in the quiet hours, and the rest goes in the morning', async () => {
  await site.advance(8 * 86_400)
  await addLetter(site, 'nuit@exemple.fr', { sign: 'gemini' })
  const id = await addCampaign(site, { name: 'Nuit', audience: letter('gemini') })
  const at = openHour(site.now())
  const day = at.toISOString().slice(0, 10)
  await site.owner
    .updateTable('campaigns')
    .set({ scheduled_at: later(at, -DAY_MS) })
    .where('id', '=', id)
    .execute()
  await run(new Date(`${day}T22:00:00Z`))
  expect(await sendsOf(site, id)).toEqual([])
  await run(at)
  expect(await states(id)).toEqual(['sent'])
})

test('a text message goes to who agreed and proved a number, says who writes, and STOP ends it at once', async () => {
  await site.advance(8 * 86_400)
  const people = []
  for (const number of ['+33655550011', '+33655550012', '+33655550013']) {
    const client = await addClient(site, {})
    await client.browser.post('/api/consents', { consents: [{ type: 'MARKETING_SMS', agreed: true }] })
    await site.owner.insertInto('phone_numbers').values({ user_id: client.id, number, proved_at: site.now() }).execute()
    people.push({ ...client, number })
  }
  const [reads, stops, mute] = people
  const silent = await addClient(site, {})
  await site.owner
    .insertInto('phone_numbers')
    .values({ user_id: silent.id, number: '+33655550014', proved_at: site.now() })
    .execute()
  await mute!.browser.post('/api/consents', { consents: [{ type: 'MARKETING_SMS', agreed: false }] })
  const campaign = (text: string) =>
    addCampaign(site, {
      name: text,
      channel: 'sms',
      audience: { to: 'offers' },
      content: { a: { text, path: '/ciel' } },
    })
  await campaign('La lune change.')
  await runNow(site)
  expect(await textsTo(site, reads!.number)).toEqual([
    'Cosmospace\u00a0: La lune change. http://localhost:3000/ciel STOP pour ne plus rien recevoir.',
  ])
  expect([await textsTo(site, mute!.number), await textsTo(site, '+33655550014')]).toEqual([[], []])
  await textIn(site, stops!.number, 'Stop')
  const next = await campaign('Une autre.')
  await runNow(site)
  expect((await sendsOf(site, next)).map(({ user_id }) => user_id)).toEqual([reads!.id])
  expect((await textsTo(site, stops!.number)).some((text) => text.includes('Une autre'))).toBe(false)
  const answers = await site.app.db
    .selectFrom('consent_proofs')
    .select('agreed')
    .where('user_id', '=', stops!.id)
    .where('type', '=', 'MARKETING_SMS')
    .orderBy('id')
    .execute()
  expect(answers.map(({ agreed }) => agreed)).toEqual([true, false])
})

test('an audience holds those who gave its fact, and nobody else', async () => {
  await site.advance(8 * 86_400)
  await addLetter(site, 'lion@exemple.fr', { sign: 'leo' })
  await addLetter(site, 'vierge@exemple.fr', { sign: 'virgo' })
  const lion = await addCampaign(site, { name: 'Aux Lions', audience: letter('leo') })
  await runNow(site)
  expect([await subjectsOf('lion@exemple.fr'), await subjectsOf('vierge@exemple.fr')]).toEqual([['Aux Lions'], []])
  expect(await sendsOf(site, lion)).toHaveLength(1)
  const away = await addReader(site, { email: 'loin@exemple.fr' })
  await addReader(site, { email: 'proche@exemple.fr' })
  await site.owner
    .updateTable('sessions')
    .set({ seen_at: later(site.now(), -100 * DAY_MS) })
    .where('user_id', '=', away.id)
    .execute()
  const gone = await addCampaign(site, { name: 'Revenez', audience: { to: 'offers', visited: 'away' } })
  await runNow(site)
  const ids = (await sendsOf(site, gone)).map(({ user_id }) => user_id)
  expect(ids).toContain(away.id)
  expect(await subjectsOf('proche@exemple.fr')).toEqual(expect.not.arrayContaining(['Revenez']))
})

test('visits and orders are told for all together, few of them as null, and recipients are forgotten', async () => {
  await site.advance(8 * 86_400)
  const { browser } = await addStaff(site, 'editor')
  for (let nth = 0; nth < 3; nth += 1) await addLetter(site, `mesure${nth}@mesure.fr`, { sign: 'pisces' })
  const id = await addCampaign(site, { name: 'Mesure', audience: letter('pisces') })
  await runNow(site)
  // Among so few, a link says nothing.
  expect((await mailsTo(site, 'mesure0@mesure.fr')).at(-1)?.text).not.toContain('campaign_id')
  const { id: buyer } = await addClient(site, {})
  const visit = async (orders: number) => {
    const mark = `maison.${id}.a`
    const { id: touch } = await site.owner
      .insertInto('touches')
      .values({ site_id: 99, campaign_id: mark, arrived_at: site.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let nth = 0; nth < orders; nth += 1) {
      await site.owner
        .insertInto('orders')
        .values({ ...paidOrder(buyer, `mesure-${touch}-${nth}`, site.now()), touch_id: touch })
        .execute()
    }
  }
  const told = async () => {
    const [result] = (await browser.get(`/api/admin/campaigns/${id}`)).body.row.results
    return [result.sent, result.visits, result.orders, result.revenue]
  }
  for (let nth = 0; nth < 4; nth += 1) await visit(nth === 0 ? 1 : 0)
  expect(await told()).toEqual([3, null, null, null])
  await visit(4)
  expect(await told()).toEqual([3, 5, 5, 5000])
  const forget = campaignsJobs.find(({ kind }) => kind.name === 'forget-campaign-recipients')!
  await forget.run(site.app, {})
  expect(await sendsOf(site, id)).toHaveLength(3)
  await site.advance((91 * DAY_MS) / 1000)
  await forget.run(site.app, {})
  expect(await sendsOf(site, id)).toEqual([])
  const again = await addStaff(site, 'editor')
  const { results } = (await again.browser.get(`/api/admin/campaigns/${id}`)).body.row
  expect(results[0]).toMatchObject({ sent: 3, visits: 5 })
})

test('a server that takes nothing is left alone, asked again, and given up in the end', async () => {
  for (let nth = 0; nth < 2; nth += 1) await addLetter(site, `panne${nth}@panne.fr`, { sign: 'libra' })
  const id = await addCampaign(site, { name: 'Panne', audience: letter('libra') })
  let calls = 0
  const down = {
    async send() {
      calls += 1
      return { refused: null, later: true }
    },
  }
  const app = (at: Date, isDown: boolean) => ({ ...site.app, now: () => at, email: isDown ? down : site.app.email })
  const at = openHour(site.now())
  await runCampaigns(app(at, true))
  await runCampaigns(app(at, false))
  expect([calls, await states(id)]).toEqual([2, ['waiting', 'waiting']])
  await runCampaigns(app(later(at, 10 * MINUTE_MS), false))
  expect(await states(id)).toEqual(['sent', 'sent'])
  const lost = await addCampaign(site, { name: 'Panne longue', audience: letter('libra') })
  for (let round = 0; round < 5; round += 1) await runCampaigns(app(later(at, (2 + round) * 10 * MINUTE_MS), true))
  expect(await states(lost)).toEqual(['failed', 'failed'])
})
