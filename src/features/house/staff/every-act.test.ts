import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { addReader } from '../../../../test/campaigns.ts'
import { addConsultation } from '../../../../test/consultations.ts'
import { addPair, fund, openRoom, type Pair, stopRoom, talk, write } from '../../../../test/consulting.ts'
import { sendForm } from '../../../../test/forms.ts'
import { addAnswered } from '../../../../test/free-questions.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { setVatDue } from '../../../../test/vat-due.ts'
import { aPdf, aPicture, desk, formWith, withDocuments } from '../../../../test/vetting.ts'
import * as partner from '../../money/partners/partner.page.tsx'
import * as partners from '../../money/partners/partners.page.tsx'
import * as withdrawal from '../../money/withdrawals/withdrawal.page.tsx'
import { putGameSettings } from '../../play/games/put-settings.server.ts'
import * as complaint from '../../rights/complaints/complaint.page.tsx'
import { keepAnswer } from '../mail/bounces.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { acts } from './acts.ts'

const site = useTestApp({ CAMPAIGN_ONE_PERSON_MOST: '1' })
const reason = 'Essai de tous les actes'
let one: Staff
let two: Staff

/** The browser of a member of staff, after a fresh second factor. */
const surely = ({ id, browser }: Staff): Promise<Browser> =>
  site.owner
    .updateTable('sessions')
    .set({ factor_at: site.now() })
    .where('user_id', '=', id)
    .execute()
    .then(() => browser)
const call = async (staff: Staff, path: string, body: object = {}) => {
  const answer = await (await surely(staff)).post(`/api/admin/${path}`, body)
  expect([path, answer.status, answer.body.api?.error]).toEqual([path, 200, undefined])
}
const latest = async (table: 'contract_withdrawals' | 'complaints' | 'purchase_refusals') =>
  (await site.owner.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

/** A dispute about so many seconds at 5 EUR per minute. */
async function dispute(seconds: number) {
  const pair = await addPair(site, { cents: 50_000, psychic: { price: 500 } })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, seconds, 30)
  await pair.client.post(`/api/consultations/${id}/end`)
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason })
  return id
}

async function review() {
  const pair = await addPair(site)
  const id = await addConsultation(site.owner, { ...pair, status: 'ended', pickUp: 1 })
  const at = site.now()
  const given = { consultation_id: id, psychic_id: pair.psychicId, client_id: pair.clientId, site_id: 99 }
  await site.owner
    .insertInto('reviews')
    .values({ ...given, rating: 2, text: reason, status: 'pending', consulted_at: at, written_at: at })
    .execute()
  return id
}

async function withdraw() {
  const client = await addClient(site)
  const order = await buyCredit(site, client.browser)
  await site.owner.updateTable('orders').set({ amount: 10_001, credit: 10_001 }).where('id', '=', order).execute()
  await fund(site, client.id, { cents: 8001 })
  await sendForm(site, withdrawal.action, '/retractation', { contrat: `commande-${order}` }, client.browser)
  return { order, id: await latest('contract_withdrawals') }
}

async function clients() {
  const { id } = await addClient(site)
  await call(one, 'clients/search', { query: `#${id}`, reason })
  await call(one, `clients/${id}/development`, { allowed: true, reason })
  await call(one, `clients/${id}/remarks`, { text: reason })
  const { body } = await one.browser.post(`/api/admin/clients/${id}/open`, { reason })
  await call(one, `clients/${id}/remarks/${body.remarks[0].id}/erase`, { reason })
  const waiting = { person_hash: Buffer.from('waits'), user_id: id, claimed_at: site.now() }
  await site.owner.insertInto('free_time_grants').values(waiting).execute()
  await call(one, `clients/${id}/free-time`, { reason })
  await call(one, `clients/${id}/block`, { reason })
  await call(one, `clients/${id}/unblock`, { reason })
  await call(one, 'clients/export')
  const consultation = await addConsultation(site.owner, { ...(await addPair(site)), status: 'ended' })
  expect((await one.browser.get(`/api/admin/consultations/${consultation}`)).status).toBe(200)
  await call(one, `consultations/${consultation}/messages`, { reason })
  const { id: proof } = await site.owner.selectFrom('consent_proofs').select('id').executeTakeFirstOrThrow()
  await call(one, `consent-proofs/${proof}/open`, { reason })
}

async function messages() {
  const given = { subject: 'other', name: 'Léa', emailAddress: 'lea@example.fr' }
  for (const message of ['Bonjour à toute l’équipe.', 'Bonsoir à toute l’équipe.']) {
    expect((await site.browser().post('/api/contacts', { ...given, message })).status).toBe(200)
  }
  const [answered, closed] = await site.owner.selectFrom('contact_messages').select('id').orderBy('id').execute()
  await one.browser.get(`/api/admin/contacts/${answered!.id}`)
  await call(one, `contacts/${answered!.id}/answer`, { answer: reason })
  await call(one, `contacts/${closed!.id}/close`, { reason })
}

async function contents() {
  const typed = { term: 'Oracle', glossary: 'divination', short: 'Un jeu.', body: '<p>Un jeu.</p>', see: '' }
  const place = { kind: 'term', address: 'oracle', typed }
  await call(one, 'contents', { ...place, intent: 'draft', version: null })
  await call(one, 'contents', { ...place, intent: 'schedule', publishAt: '2030-01-31T10:00', version: 1 })
  await call(one, 'contents', { ...place, intent: 'publish', version: 2 })
  await call(one, 'contents', { ...place, intent: 'withdraw', version: 3 })
  const [{ id }] = (await one.browser.get('/api/admin/contents?q=oracle&kind=term')).body.rows
  await call(one, `contents/${id}/restore`, { version: 4, restored: 1 })
  const text = { key: 'home.promise', value: 'Le ciel, sans détour.' }
  await call(one, 'texts/drafts', { ...text, version: 0 })
  await call(one, 'texts/drafts/discard', { key: text.key, version: 1 })
  await call(one, 'texts/publish', { ...text, version: 2 })
  await call(one, 'texts/restore', { key: text.key, version: 3, to: 0 })
}

async function games() {
  await putGameSettings(site.app)
  const [{ id }] = (await one.browser.get('/api/admin/games')).body.rows
  expect((await one.browser.patch(`/api/admin/games/${id}`, { isOpen: false, reason })).status).toBe(200)
}

async function pictures() {
  const form = formWith(await aPicture(), { name: 'Lune', alt: 'La lune' })
  const { id } = (await one.browser.post('/api/admin/pictures', form)).body
  await call(one, `pictures/${id}/describe`, { alt: 'La lune, le soir' })
  await call(one, `pictures/${id}/erase`)
}

async function care() {
  const pair = await addPair(site, { cents: 1000 })
  await pair.client.post(`/api/consultations/${await openRoom(pair)}/reports`, { topic: 'health' })
  const { id } = await site.owner.selectFrom('care_alerts').select('id').executeTakeFirstOrThrow()
  await one.browser.get(`/api/admin/care-alerts/${id}`)
  await call(one, `care-alerts/${id}/close`, { answer: reason })
  const held = await addPair(site, { cents: 50_000, psychic: { price: 500 } })
  const alerts = [await stopped(held, 60), await stopped(held, 1230)]
  await call(one, `care-alerts/${alerts[0]}/close`, { answer: reason, outcome: 'charge' })
  // The second refund of a person needs a decision by one member of staff, and above 100 EUR by two.
  await call(one, `care-alerts/${alerts[1]}/close`, { answer: reason, outcome: 'refund' })
  await call(one, `care-alerts/${alerts[1]}/decline`, { reason })
  await call(one, `care-alerts/${alerts[1]}/close`, { answer: reason, outcome: 'refund' })
  await call(two, `care-alerts/${alerts[1]}/confirm`)
}

/** The id of the alert of a room that its psychic stopped after some seconds. */
async function stopped(pair: Pair, seconds: number): Promise<number> {
  const id = await stopRoom(site, pair, { by: 'psychic', seconds })
  const alert = site.owner.selectFrom('care_alerts').select('id').where('consultation_id', '=', id)
  return (await alert.executeTakeFirstOrThrow()).id
}

async function refunds() {
  const { browser } = await addClient(site)
  const given = { order_id: await buyCredit(site, browser), asked_at: site.now(), given_up_at: site.now() }
  const rows = [100, 200].map((amount) => ({ ...given, amount }))
  const [again, paid] = await site.owner.insertInto('order_refunds').values(rows).returning('id').execute()
  await call(one, `refunds/${again!.id}/again`)
  await call(one, `refunds/${paid!.id}/paid`, { reference: 'VIR-1', reason })
  for (const packId of ['credit-100', 'credit-100']) await browser.post('/api/wallet/top-ups', { packId })
  await call(one, `refused-purchases/${await latest('purchase_refusals')}/allow`, { reason })
}

async function chargebacks() {
  const { browser } = await addClient(site)
  const { id } = await site.owner
    .insertInto('chargebacks')
    .values({
      site_id: 99,
      order_id: await buyCredit(site, browser),
      provider: 'sandbox',
      provider_dispute: 'du_1',
      state: 'inquiry',
      reason: 'general',
      amount: 2000,
      opened_at: site.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await call(one, `chargebacks/${id}/evidence`)
  // Logged before the provider is asked; the sandbox has no banks, and refuses.
  await one.browser.post(`/api/admin/chargebacks/${id}/answer`)
}

async function accounting() {
  const { browser } = await addClient(site)
  await call(one, `payments/${await buyCredit(site, browser)}/certificate`)
  await setVatDue(site, 'sale')
  await buyCredit(site, browser)
  await setVatDue(site, 'use')
  const [sold] = await site.owner.selectFrom('invoices').select('transaction_id as id').execute()
  await call(one, `invoices/${sold?.id}/paper`)
  await call(one, 'compliance/file')
  await call(one, 'accounting/fec', { from: '2026-10-01', to: '2026-10-31' })
}

async function statements() {
  const day = { day: '2026-10-01', read_at: site.now(), client_money: 0 }
  const [row] = await site.owner.insertInto('unspent_days').values(day).returning('id').execute()
  await call(one, `unspent-days/${row?.id}/bank`, { atBank: 1 })
}

async function disputes() {
  const [id, rejected] = [await dispute(1230), await dispute(60)]
  await one.browser.get(`/api/admin/disputes/${id}`)
  await call(one, `disputes/${id}/refund`, { amount: 10_001, reason })
  await call(one, `disputes/${id}/decline`, { reason })
  await call(one, `disputes/${id}/refund`, { amount: 10_001, reason })
  await call(two, `disputes/${id}/confirm`)
  await call(one, `disputes/${rejected}/reject`, { reason })
}

async function withdrawals() {
  const [{ id, order }, refused] = [await withdraw(), await withdraw()]
  await one.browser.get(`/api/admin/withdrawals/${id}`)
  await call(one, `withdrawals/${id}/refund`, { order, amount: 10_001, reason })
  await call(one, `withdrawals/${id}/decline`, { reason })
  await call(one, `withdrawals/${id}/refund`, { order, amount: 10_001, reason })
  await call(two, `withdrawals/${id}/confirm`)
  await call(one, `withdrawals/${refused.id}/refuse`, { reason })
}

async function complaints() {
  const given = { name: 'Léa', emailAddress: 'lea@example.fr', about: '', text: 'Rien ne marche depuis mardi.' }
  await sendForm(site, complaint.action, '/reclamation', given, site.browser())
  const id = await latest('complaints')
  await one.browser.get(`/api/admin/complaints/${id}`)
  await call(one, `complaints/${id}/take`)
  await call(one, `complaints/${id}/answer`, { answer: reason })
}

async function texts() {
  const shown = await review()
  await call(one, `reviews/${shown}/publish`)
  const replied = [await review(), await review()] as const
  await site.owner.updateTable('reviews').set({ status: 'published' }).where('consultation_id', 'in', replied).execute()
  const reply = { site_id: 99, text: reason, written_at: site.now() }
  await site.owner
    .insertInto('review_replies')
    .values(replied.map((id) => ({ ...reply, consultation_id: id })))
    .execute()
  await call(one, `review-replies/${replied[0]}/publish`, { version: 1 })
  await call(one, `review-replies/${replied[1]}/refuse`, { version: 1, kind: 'other', reason })
  await call(one, `reviews/${shown}/remove`, { kind: 'other', reason })
  await call(one, `reviews/${await review()}/refuse`, { kind: 'other', reason })
  const { from: day } = (await site.browser().get('/api/horoscopes?sign=leo')).body.horoscope
  const place = { period: 'day', day, sign: 'leo', topic: 'love' }
  await call(one, 'horoscopes', { ...place, text: 'Ce soir, la rédaction vous invite à lever les yeux.' })
  await call(one, 'horoscopes/restore', place)
}

async function freeQuestions() {
  for (const [what, given] of [
    ['accept', {}],
    ['refuse', { reason }],
  ] as const) {
    const id = await addAnswered(site, await addPair(site))
    await call(one, `free-questions/${id}/read`, { reason })
    await call(one, `free-questions/${id}/${what}`, given)
  }
}

async function loyaltyCards() {
  const { id: userId } = await addClient(site)
  const { id } = await site.owner
    .insertInto('loyalty_cards')
    .values({
      site_id: 99,
      user_id: userId,
      card_number: '4532015112830',
      lines: ['CAMILLE', '12 RUE DE L EPEE', '69002 LYON'],
      ordered_at: site.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await one.browser.get(`/api/admin/loyalty-cards/${id}`)
  await call(one, `loyalty-cards/${id}/printed`)
  await call(one, `loyalty-cards/${id}/sent`)
}

async function seasons() {
  const day = site.now().toISOString().slice(0, 10)
  const given = { season: 'pre-christmas-eve', firstDay: day, lastDay: day, reason }
  const { id } = (await one.browser.post('/api/admin/season-overrides', given)).body
  await call(one, `season-overrides/${id}/lift`, { reason })
}

async function lotteries() {
  const closesAt = new Date(site.now().getTime() + 3 * 86_400_000).toISOString()
  await call(one, 'lotteries', { closesAt, prizeMinutes: 20, reason })
}

async function mails() {
  await keepAnswer(systemVisit(site.app, site.app.sites[0]), 'partie@example.test', 550)
  const [bounce] = (await one.browser.get('/api/admin/bounces')).body.rows
  await call(one, `bounces/${bounce.id}/allow`, { reason })
}

async function campaigns() {
  for (const name of ['lectrice', 'lecteur']) await addReader(site, { email: `${name}@exemple.fr` })
  const audience = { to: 'everyone', visited: 'any', sign: null, psychicId: null }
  const content = { a: { subject: 'Le ciel', preview: '', blocks: [{ kind: 'paragraph', text: 'Ce mois.' }] }, b: null }
  const written = await one.browser.post('/api/admin/campaigns', { channel: 'email', name: 'Ciel', audience, content })
  const path = `campaigns/${written.body.id}`
  await call(one, `${path}/try`)
  const asked = async (act: string, who: typeof one) => (await surely(who)).post(`/api/admin/${path}/${act}`, {})
  await asked('schedule', one)
  await asked('approve', two)
  await asked('take-back', one)
  await asked('schedule', one)
  await asked('stop', one)
}

async function proposals() {
  const { psychic } = await addPair(site)
  const proposed = async (headline: string): Promise<number> => {
    const { channels, ...values } = (await psychic.get('/api/workspace/profile')).body.profile.values
    const given = { ...values, channels: channels.split(','), headline }
    expect((await psychic.post('/api/workspace/profile', given)).body.waiting).toEqual(['headline'])
    return (await psychic.get('/api/workspace/profile')).body.profile.proposals[0].id
  }
  await call(one, `profile-proposals/${await proposed('Une phrase neuve.')}/accept`)
  await call(one, `profile-proposals/${await proposed('Une autre encore.')}/refuse`, { reason })
}

async function members() {
  const { id } = await addStaff(site, 'support')
  await call(one, 'members', { emailAddress: 'recrue@example.fr', firstName: 'Inès', role: 'editor', reason })
  await call(one, `members/${id}/role`, { role: 'editor', reason })
  await call(one, `members/${id}/suspend`, { reason })
  await call(one, `members/${id}/restore`, { reason })
  await call(one, `members/${id}/reset-factor`, { reason })
  await call(one, 'second-factor/recovery-codes')
}

async function psychics() {
  const act = desk(await surely(one))
  const id = await withDocuments(one.browser, 'elea@example.fr')
  await one.browser.get(`/api/admin/psychics/${id}/documents/${await act.addDocument(id, 'charter', aPdf)}`)
  await one.browser.patch(`/api/admin/psychics/${id}`, { headline: 'Le tarot, simplement.' })
  await call(one, `psychics/${id}/refuse`, { reason })
  await call(one, `psychics/${id}/reopen`, { reason })
  const live = await withDocuments(one.browser, 'ondine@example.fr')
  for (const grader of [one, two]) await call(grader, `psychics/${live}/test`, { passed: true, note: reason })
  await call(one, `psychics/${live}/open`, { pricePerMinute: 250 })
  await call(one, `psychics/${live}/price`, { pricePerMinute: 260, reason })
  const cut = { left: '0', top: '0', size: '400' }
  await one.browser.post(`/api/admin/psychics/${live}/portrait`, formWith(await aPicture(), cut))
  await call(one, `psychics/${live}/pause`, { reason })
  await call(one, `psychics/${live}/resume`, { reason })
  await call(one, `psychics/${live}/hours`, { week: [], reason })
}

/** A finding of collusion, opened and closed. */
async function find(psychicId: number) {
  const at = site.now()
  const shared = { device: 4, card: 0, phone: 0, network: 0 }
  const counts = { rooms: 4, clients: 4, shortRooms: 0, onlyOffered: 0, together: 0, ownRooms: 0 }
  const figures = { ...counts, ...shared, earned: 0, offered: 0 }
  const { id } = await site.owner
    .insertInto('collusion_findings')
    .values({
      ...{ psychic_id: psychicId, month: '2026-11-01', rule: 'shared-device', found: 4, total: 4, least: 4 },
      ...{ first_at: at, last_at: at, figures: JSON.stringify(figures) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await (await surely(one)).get(`/api/admin/collusion-findings/${id}`)).status).toBe(200)
  await call(one, `collusion-findings/${id}/close`, { reason })
}

/** For a past month, by which time all sessions have expired. */
async function payouts() {
  const pair = await addPair(site, { cents: 10_000 })
  const room = await openRoom(pair)
  await write(pair.psychic, room)
  await talk(site, pair, room, 120, 30)
  await pair.client.post(`/api/consultations/${room}/end`)
  await site.advance(15 * 86_400)
  one = await addStaff(site, 'admin')
  two = await addStaff(site, 'admin')
  const payee = { holder: 'Éléonore d’Albe', iban: 'FR14 2004 1010 0505 0001 3M02 606', reason }
  await call(one, `psychics/${pair.psychicId}/payee`, payee)
  await call(one, `psychics/${pair.psychicId}/payee/decline`, { reason })
  await call(one, `psychics/${pair.psychicId}/payee`, payee)
  await call(two, `psychics/${pair.psychicId}/payee/confirm`)
  await site.advance(72 * 3600)
  one = await addStaff(site, 'admin')
  const { id } = (await (await surely(one)).post('/api/admin/payouts', { month: '2026-11' })).body
  await call(one, `payouts/${id}/file`)
  await call(one, `payouts/${id}/send`)
  await call(one, `payouts/${id}/execute`, {})
  await call(one, `payouts/${id}/return`, { psychicId: pair.psychicId, reason: 'AC04' })
  two = await addStaff(site, 'admin')
  await call(one, `psychics/${pair.psychicId}/hold`, { reason })
  await call(two, `psychics/${pair.psychicId}/hold/renew`, { reason: 'Encore un essai' })
  await call(one, `psychics/${pair.psychicId}/hold/release`, { reason })
  await find(pair.psychicId)
  const facts = { legalName: 'Éléonore d’Albe', address: '1 rue de la Lune, 75002 Paris', siret: '73282932000074' }
  await call(one, `psychics/${pair.psychicId}/tax-facts`, { ...facts, vatStatus: 'exempt', mandateOn: '2026-11-01' })
  await call(one, `psychics/${pair.psychicId}/paper`, { month: '2026-11' })
  await call(one, 'dac7', { year: 2025 })
}

async function ofPartners() {
  const given = { intent: 'add', name: 'Carnet', partnerCode: 'carnet', rate: '10', reason }
  const added = await sendForm(site, partners.action, '/equipe/partenaires', given, await surely(one))
  const id = String(added.location?.match(/\d+/)?.[0])
  const act = async (fields: Record<string, string>) => {
    const browser = await surely(one)
    return sendForm(site, partner.action, `/equipe/partenaires/${id}`, { reason, ...fields }, browser, { id })
  }
  await act({ intent: 'rate', rate: '12' })
  await act({ intent: 'key' })
  const { id: keyId } = await site.owner.selectFrom('partner_keys').select('id').executeTakeFirstOrThrow()
  await act({ intent: 'revoke', keyId: String(keyId) })
}

async function offers() {
  const days = { firstDay: '2026-12-01', lastDay: '2026-12-05', reason }
  const sent = async (path: string, body: object) =>
    (await (await surely(one)).post(`/api/admin/${path}`, { ...body, ...days })).body.id
  const cut = await sent('pack-reductions', { packId: 'credit-50', price: 4500 })
  await call(one, `pack-reductions/${cut}/end`, { reason })
  const code = await sent('promo-codes', { code: 'ESSAI-26', cents: 500, usesMost: 1, firstPurchase: false })
  await call(one, `promo-codes/${code}/end`, { reason })
}

async function services() {
  await call(one, 'halts/top-ups/begin', { reason })
  await call(one, 'halts/top-ups/end', { reason })
  await call(one, 'verifications')
}

test('every act of staff is in the log, under its author', async () => {
  ;[one, two] = [await addStaff(site, 'admin'), await addStaff(site, 'admin')]
  const before = [
    clients,
    messages,
    withdrawals,
    complaints,
    texts,
    freeQuestions,
    loyaltyCards,
    contents,
    games,
    seasons,
    lotteries,
    psychics,
    proposals,
    mails,
    care,
    refunds,
    chargebacks,
    accounting,
    statements,
    members,
    ofPartners,
    offers,
    campaigns,
    services,
  ]
  for (const part of [...before, pictures, disputes, payouts]) await part()
  const logged = await site.owner.selectFrom('audit_log').select(['act', 'actor_id', 'actor_role']).execute()
  expect(Object.keys(acts).filter((act) => !logged.some((line) => line.act === act))).toEqual([])
  expect(logged.filter(({ actor_id, actor_role }) => actor_id === null || actor_role !== 'admin')).toEqual([])
}, 120_000)
