import { expect, test } from 'vitest'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { dump, foundIn, opened } from '../../../../test/dump.ts'
import { sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addClientWithPassword, PASSWORD } from '../../../../test/privacy.ts'
import { addStaff } from '../../../../test/staff.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { auditFaults } from '../../house/staff/audit-queries.server.ts'
import * as withdrawal from '../../money/withdrawals/withdrawal.page.tsx'
import { keepFormerAddress } from '../../people/accounts/former-address.server.ts'
import * as letter from '../../people/marketing/letter.page.tsx'
import * as complaint from '../complaints/complaint.page.tsx'
import { collectData } from './collect-data.server.ts'
import { eraseDue } from './erase-account.server.ts'
import { findFacts } from './find-facts.server.ts'
import { sealAll } from './seal-all.server.ts'

const site = useTestApp()

const words = {
  firstName: 'Philomène',
  name: 'Philomène Plantagenêt',
  lateName: 'Madame Plantagenêt mère',
  said: 'Mon frère Gédéon vit à Plantigny.',
  heard: 'Philomène, je vois une maison.',
  note: 'Sa tante Honorine la presse.',
  signedInComplaint: 'La plainte signée de Philomène.',
  signedOutComplaint: 'La plainte de Plantigny, sans compte ouvert.',
  lateComplaint: 'La plainte de la nouvelle adresse.',
  signedOutContract: 'Mon achat de la Sainte-Plantine',
  signedInMessage: 'Bonjour, ici Philomène de Plantigny.',
  signedOutMessage: 'Bonjour, ici la cliente de Plantigny, sans compte ouvert.',
  lateMessage: 'Encore la cliente de Plantigny, autrement.',
  answer: 'Madame Plantagenêt, voici notre réponse.',
  searchReason: 'Madame Plantagenêt a téléphoné',
  openReason: 'Philomène P. demande son solde',
  blockReason: 'Gédéon P. a écrit à sa place',
  readReason: 'Philomène conteste ce qui a été dit',
  closeReason: 'Déjà répondu à Mme Plantagenêt',
  refuseReason: 'Mme Plantagenêt a écrit deux fois',
  paidReason: 'Virement au compte de Mme Plantagenêt',
}
const before = { email: 'philomene.plantee@gmail.com', spelled: 'Philomene.Plantee+avis@gmail.com' }
const after = { email: 'philomene.nouvelle@plantee.example' }
const planted = { ...words, ...before, emailKey: 'philomeneplantee', newEmail: after.email }

async function writeSignedOut(emailAddress: string, said: { complaint: string; message: string; name: string }) {
  const { name } = said
  const complained = { name, emailAddress, about: '', text: said.complaint }
  expect((await sendForm(site, complaint.action, '/reclamation', complained, site.browser())).status).toBeLessThan(400)
  const message = { subject: 'account', name, emailAddress, message: said.message }
  expect((await site.browser().post('/api/contacts', message)).status).toBe(200)
}
const latest = async (table: 'contact_messages' | 'contract_withdrawals') =>
  (await site.owner.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

async function plant() {
  const pair = await addPair(site, {
    cents: 5000,
    client: { firstName: words.firstName, email: before.email },
  })
  const id = pair.clientId
  const room = await openRoom(pair)
  await write(pair.psychic, room, words.heard)
  await write(pair.client, room, words.said)
  await pair.psychic.post(`/api/consultations/${room}/note`, { text: words.note, version: 0 })
  await talk(site, pair, room, 60)
  await pair.client.post(`/api/consultations/${room}/end`)
  const signedIn = { name: words.name, emailAddress: before.email }
  const own = { ...signedIn, about: '', text: words.signedInComplaint }
  await sendForm(site, complaint.action, '/reclamation', own, pair.client)
  await pair.client.post('/api/contacts', { ...signedIn, subject: 'data', message: words.signedInMessage })

  const { signedOutComplaint, signedOutMessage, signedOutContract, name } = words
  await writeSignedOut(before.spelled, { complaint: signedOutComplaint, message: signedOutMessage, name })
  const declared = { name, emailAddress: before.spelled, intent: 'confirm', described: signedOutContract }
  await sendForm(site, withdrawal.action, '/retractation', declared, site.browser())
  await sendForm(site, letter.action, '/lettre', { emailAddress: before.spelled }, site.browser())

  const { browser } = await addStaff(site, 'admin')
  const act = async (path: string, body: object) =>
    expect([path, (await browser.post(`/api/admin/${path}`, body)).status]).toEqual([path, 200])
  await act('clients/search', { query: `#${id}`, reason: words.searchReason })
  await act(`clients/${id}/open`, { reason: words.openReason })
  await act(`clients/${id}/block`, { reason: words.blockReason })
  await act(`clients/${id}/unblock`, { reason: words.blockReason })
  await act(`consultations/${room}/messages`, { reason: words.readReason })
  await act(`withdrawals/${await latest('contract_withdrawals')}/refuse`, { reason: words.refuseReason })
  await act(`contacts/${await latest('contact_messages')}/close`, { reason: words.closeReason })
  const order_id = await buyCredit(site, await signInAs(site, id))
  const refund = await site.owner
    .insertInto('order_refunds')
    .values({ order_id, amount: 100, asked_at: site.now(), given_up_at: site.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await act(`refunds/${refund.id}/paid`, { reference: 'VIR-1', reason: words.paidReason })
  return { ...pair, room, browser }
}

/** Changes the address from the first to the second, as its person would. */
async function changeAddress(id: number) {
  const { browser } = await addClientWithPassword(site)
  const { password_hash } = await site.owner
    .selectFrom('users')
    .select('password_hash')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await site.owner.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await browser.post('/api/users/logout')
  await browser.post('/api/users/login', { email: before.email, password: PASSWORD })
  await browser.patch('/api/users/me', { email: after.email, password: PASSWORD })
  const { status } = await browser.post('/api/users/verify', { code: await codeFor(site, after.email) })
  expect(status).toBe(200)
  return browser
}

async function erase(id: number) {
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', id).execute()
  await eraseDue(site.app)
}

const everything = async () => `${await dump(site)}\n${await opened(site)}`

test('erasure removes every name, address and text, sent signed in or out, before or after a change of address', async () => {
  const { clientId } = await plant()
  await changeAddress(clientId)
  const { lateComplaint, lateMessage, lateName } = words
  await writeSignedOut(after.email, { complaint: lateComplaint, message: lateMessage, name: lateName })
  const other = { name: 'Une autre', emailAddress: 'autre@example.fr', subject: 'other', message: 'Bien à vous tous.' }
  await site.browser().post('/api/contacts', other)
  await mailsTo(site, before.email)
  const missing = Object.keys(planted).filter((name) => name !== 'answer')
  expect(foundIn(await everything(), planted).toSorted()).toEqual(missing.toSorted())

  await erase(clientId)
  expect(foundIn(await everything(), planted)).toEqual([])
  expect(await opened(site)).toContain(other.message)
  expect(await auditFaults(site.app.db)).toEqual([])
})

test('a signed-out message belongs to the copy and the erasure of the person who held the address then', async () => {
  const shared = 'partagee@example.fr'
  const said = (word: string) => ({ complaint: `${word} : rien ne va.`, message: `${word} : bonjour.`, name: word })
  const [first, second] = [await addClientWithPassword(site, { email: shared }), await addClient(site)]
  await writeSignedOut(shared, said('Première'))
  await site.advance(3600)
  await keepFormerAddress(systemVisit(site.app, site.app.sites[0]), first.id, emailKey(shared))
  await site.owner
    .updateTable('users')
    .set({ email: 'ailleurs@example.fr', email_key: 'ailleurs@example.fr' })
    .where('id', '=', first.id)
    .execute()
  await site.owner.updateTable('users').set({ email: shared, email_key: shared }).where('id', '=', second.id).execute()
  await site.advance(3600)
  await writeSignedOut(shared, said('Seconde'))
  const copyOf = async (id: number) => {
    const parts = await collectData(site.app, (await findFacts(site.app, id))!, async () => {})
    const own = parts.filter(({ heading }) => ['complaints', 'contacts'].includes(heading))
    return own.flatMap(({ rows }) => rows.map(({ words }) => String(words).match(/(Première|Seconde)/)?.[0]))
  }
  expect([await copyOf(first.id), await copyOf(second.id)]).toEqual([
    ['Première', 'Première'],
    ['Seconde', 'Seconde'],
  ])
  await erase(first.id)
  expect([await copyOf(first.id), await copyOf(second.id)]).toEqual([[], ['Seconde', 'Seconde']])
})

test('older messages are marked by the nightly job, and marks are renewed under a new key', async () => {
  const { id } = await addClient(site, { email: 'marquee@example.fr' })
  const message = { name: 'Marthe', emailAddress: 'marquee@example.fr', subject: 'other', message: 'Bien à vous tous.' }
  await site.browser().post('/api/contacts', message)
  await site.owner.updateTable('contact_messages').set({ address_mark: null }).execute()
  const found = async (app = site.app) => {
    const parts = await collectData(app, (await findFacts(app, id))!, async () => {})
    return parts.find(({ heading }) => heading === 'contacts')!.rows.length
  }
  expect(await found()).toBe(0)
  await sealAll(site.app)
  expect(await found()).toBe(1)
  await keepFormerAddress(systemVisit(site.app, site.app.sites[0]), id, 'marquee@example.fr')
  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  expect(await found({ ...site.app, keys: openKeyRing([young]) })).toBe(1)
})
