import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { addLetter, addReader, mayReceive, sendOffer } from '../../../../test/campaigns.ts'
import { sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { CONTENT_VERSION } from '../../house/consents/content.ts'
import * as confirmPage from '../marketing/confirm.page.tsx'
import * as letterPage from '../marketing/letter.page.tsx'

const SECRET = 'un secret partagé avec le serveur de mail'
const site = useTestApp({ MAIL_REPORTS_SECRET: SECRET })
const silent = useTestApp()

function signed(body: string, { at = site.now(), secret = SECRET } = {}): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Posts a report as a mail server does: without origin, cookie or session. */
async function report(body: string, signature = signed(body), { to = site, host = 'localhost:3000' } = {}) {
  const headers = { 'content-type': 'application/json', 'x-mail-signature': signature, origin: '' }
  const answer = await to.browser(host).request('POST', '/api/mail/reports', body, headers)
  return answer.body.api.error?.code ?? answer.status
}
const of = (...events: object[]) => JSON.stringify({ events })

test('a complaint keeps all offers from its address, on its site only and once; the same report again changes nothing', async () => {
  const email = 'plainte@exemple.fr'
  const { id } = await addReader(site, { email })
  await addLetter(site, email)
  await addLetter(site, email, { siteId: 100 })
  const body = of({ kind: 'complaint', address: 'PLAINTE@exemple.fr' })
  for (let round = 0; round < 2; round += 1) expect(await report(body)).toBe(200)
  expect(await mayReceive(site, id, 'email')).toBe(false)
  expect(await sendOffer(site, 'Après la plainte')).toBe(0)
  expect(await sendOffer(site, 'Ailleurs', 100)).toBe(1)
  const rows = await site.owner.selectFrom('mail_suppressions').selectAll().execute()
  expect(rows.map(({ reason, site_id }) => [reason, site_id])).toEqual([['complaint', 99]])
  expect(JSON.stringify(rows)).not.toContain('plainte@')
})

test('a box that bounced later gets no offer; one that was only full does', async () => {
  const gone = await addReader(site, { email: 'partie@exemple.fr' })
  const full = await addReader(site, { email: 'pleine@exemple.fr' })
  const body = of(
    { kind: 'bounce', address: 'partie@exemple.fr', status: 550 },
    { kind: 'bounce', address: 'pleine@exemple.fr', status: 452 },
  )
  expect(await report(body)).toBe(200)
  expect([await mayReceive(site, gone.id, 'email'), await mayReceive(site, full.id, 'email')]).toEqual([false, true])
})

test('whoever complained gets the newsletter again once they ask for it and follow the link', async () => {
  const address = 'retour@exemple.fr'
  await addLetter(site, address)
  await report(of({ kind: 'complaint', address }))
  const given = { consents: ['NEWSLETTER'], consentsShown: `99-NEWSLETTER-${CONTENT_VERSION}`, emailAddress: address }
  await site.owner.deleteFrom('newsletter_subscriptions').where('email', '=', address).execute()
  await sendForm(site, letterPage.action, '/lettre', given, site.browser())
  await sendOffer(site, 'Trop tôt')
  const mails = await mailsTo(site, address)
  expect(mails.map(({ subject }) => subject)).not.toContain('Trop tôt')
  const jeton = mails.at(-1)?.text.match(/confirmer\?jeton=(\S+)/)?.[1] ?? ''
  await sendForm(site, confirmPage.action, `/offres/confirmer?jeton=${jeton}`, {}, site.browser())
  await sendOffer(site, 'De retour')
  expect((await mailsTo(site, address)).at(-1)?.subject).toBe('De retour')
})

test.each([
  ['nothing', () => ''],
  ['another secret', (body: string) => signed(body, { secret: 'un autre secret de trente-deux signes' })],
  ['another body', () => signed('{}')],
  ['a moment six minutes ago', (body: string) => signed(body, { at: new Date(site.now().getTime() - 360_000) })],
  ['a moment six minutes ahead', (body: string) => signed(body, { at: new Date(site.now().getTime() + 360_000) })],
  ['no digest', (body: string) => `${signed(body).split(',')[0]},v1=`],
])('a report signed with %s is refused, and keeps nothing from anyone', async (_, sign) => {
  const body = of({ kind: 'complaint', address: 'visee@exemple.fr' })
  expect(await report(body, sign(body))).toBe(104)
  const rows = await site.owner.selectFrom('mail_suppressions').select('at').execute()
  expect(rows).toHaveLength(1)
})

test.each([
  ['no JSON', 'bonjour'],
  ['no event', of()],
  ['an unknown kind', of({ kind: 'opened', address: 'a@exemple.fr' })],
  ['no address', of({ kind: 'complaint', address: 'a' })],
  ['more than it may hold', of(...Array.from({ length: 101 }, () => ({ kind: 'complaint', address: 'a@exemple.fr' })))],
])('a signed report of %s is refused', async (_, body) => {
  expect(await report(body)).toBe(107)
})

test('where nobody shares a secret, nobody can report', async () => {
  const body = of({ kind: 'complaint', address: 'a@exemple.fr' })
  expect(await report(body, signed(body), { to: silent })).toBe(4000)
})
