import { expect, test } from 'vitest'
import { addPair, openRoom, talk, write } from '../../../../../test/consulting.ts'
import { useDisputedPayments } from '../../../../../test/disputed-payments.ts'
import { beyondMargins, overprints, type ReadPdf, readPdf } from '../../../../../test/pdf.ts'
import { addClient } from '../../../../../test/people.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { plainWording } from '../../../../platform/i18n/texts.ts'
import { needed } from '../../../../platform/needed/needed.ts'
import { recordConsents } from '../../../house/consents/record-consents.server.ts'
import type { House } from '../../../house/papers/paper.server.ts'
import { systemVisit } from '../../../house/session/open-visit.server.ts'
import { lockChargeback } from '../queries.server.ts'
import { collectEvidence } from './collect-evidence.server.ts'
import { evidencePdf } from './evidence-pdf.server.ts'

const bank = await useDisputedPayments()
const { site } = bank

/** A client who consulted for two minutes with a payment that is disputed now. */
async function disputedAfterUse() {
  const pair = await addPair(site, { cents: 0 })
  const reference = await bank.pay(pair.client)
  const room = await openRoom(pair)
  const start = [{ type: 'START_AT_ONCE', agreed: true }]
  await recordConsents(systemVisit(site.app, site.app.sites[0]), pair.clientId, 'START_AT_ONCE', start, room)
  await write(pair.client, room, 'Mon secret est une licorne.')
  await write(pair.psychic, room, 'Je vois la licorne.')
  await talk(site, pair, room, 120)
  await pair.client.post(`/api/consultations/${room}/end`)
  const { id, provider_dispute: dispute } = await bank.rowOf(await bank.dispute(reference))
  return { pair, reference, room, id, dispute }
}

/** The document that the desk takes and the bank gets, as bytes. */
async function print(id: number) {
  const found = await lockChargeback(site.app.db, 99, id)
  const house: House = { brand: 'main', company: 'Cosmospace', contact: 'aide@cosmospace.test', identity: null }
  const collected = await collectEvidence(site.app.db, needed(found, `chargeback ${id}`))
  return readPdf(await evidencePdf(collected, house, plainWording, site.now()))
}
const wordsOf = (pdf: ReadPdf) =>
  pdf.lines
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ')

test('the evidence tells payment, bank’s authentication, consents, access and the consultation minute by minute', async () => {
  const { pair, reference, room, id, dispute } = await disputedAfterUse()
  const { psychicName } = await site.owner
    .selectFrom('psychics')
    .select('name as psychicName')
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const { browser } = await addStaff(site, 'admin')
  const taken = await browser.post(`/api/admin/chargebacks/${id}/evidence`)
  expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const words = wordsOf(await print(id))
  for (const said of [
    dispute,
    reference,
    bank.stripe.sessionOf(reference).payment?.id ?? '',
    'titulaire authentifié',
    'paiement que le titulaire dit ne pas avoir fait (fraudulent)',
    'Conditions de vente, version',
    'Demande expresse de commencer tout de suite',
    'Ouvertures du compte',
    `Consultation n° ${room} avec ${psychicName}`,
    'le compteur démarre',
    'Réglé par ce paiement5,00 €',
  ]) {
    expect(words).toContain(said)
  }
})

test('no message of a consultation is in it', async () => {
  const { id } = await disputedAfterUse()
  expect(wordsOf(await print(id))).not.toContain('licorne')
})

test('it is accessible, and nothing overlaps', async () => {
  const { id } = await disputedAfterUse()
  const pdf = await print(id)
  expect([pdf.plain.includes('/Lang (fr)'), pdf.tags.includes('Table')]).toEqual([true, true])
  expect([overprints(pdf), beyondMargins(pdf)]).toEqual([[], []])
})

test('it is given for a payment that was never spent', async () => {
  const { browser } = await addClient(site)
  const { id } = await bank.rowOf(await bank.dispute(await bank.pay(browser)))
  expect(wordsOf(await print(id))).toContain('ce crédit n’a pas été dépensé')
})

test('handed in to the bank once, by who gave a fresh second factor; taking it is logged', async () => {
  const { id, dispute } = await disputedAfterUse()
  const staff = await addStaff(site, 'admin')
  const answer = async () => (await staff.browser.post(`/api/admin/chargebacks/${id}/answer`)).body.api.error?.code ?? 0
  await site.owner.updateTable('sessions').set({ factor_at: null }).where('user_id', '=', staff.id).execute()
  expect(await answer()).not.toBe(0)
  expect(bank.disputes.files).toEqual([])
  await site.owner.updateTable('sessions').set({ factor_at: site.now() }).where('user_id', '=', staff.id).execute()
  expect([await answer(), await answer()]).toEqual([0, 4422])
  expect(bank.disputes.files).toHaveLength(1)
  expect(await bank.rowOf(dispute)).toMatchObject({ state: 'open', answered: true })
  const acts = await site.owner
    .selectFrom('audit_log')
    .select('act')
    .where('subject', '=', `chargeback:${id}`)
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['chargeback.answer'])
})

test('a provider that does not answer takes nothing, and the desk may try again', async () => {
  const { id, dispute } = await disputedAfterUse()
  const { browser } = await addStaff(site, 'admin')
  bank.stripe.hang(true)
  const refused = await browser.post(`/api/admin/chargebacks/${id}/answer`)
  bank.stripe.hang(false)
  expect(refused.body.api.error.code).toBe(4033)
  expect(await bank.rowOf(dispute)).toMatchObject({ answered: false })
  expect((await browser.post(`/api/admin/chargebacks/${id}/answer`)).body.api).toEqual({ ok: 1 })
})

test('another brand’s, or an unknown one, is not found', async () => {
  const { id } = await disputedAfterUse()
  const { browser } = await addStaff(site, 'admin')
  await site.owner.updateTable('chargebacks').set({ site_id: 100 }).where('id', '=', id).execute()
  for (const path of [`${id}/evidence`, `${id}/answer`, '999999/evidence'])
    expect((await browser.post(`/api/admin/chargebacks/${path}`)).body.api.error.code).toBe(3000)
})

test('those who see payments list disputed ones, by state, with the date that evidence is due', async () => {
  const { dispute } = await disputedAfterUse()
  const { browser } = await addStaff(site, 'admin')
  const { rows } = (await browser.get('/api/admin/chargebacks?state=open')).body
  expect(rows.find((row: { dispute: string }) => row.dispute === dispute)).toMatchObject({
    state: 'open',
    amount: 2000,
    frozen: 1500,
    dueBy: new Date(1_795_600_000_000).toISOString(),
  })
  expect((await browser.get('/api/admin/chargebacks?state=won')).body.rows).toEqual([])
})
