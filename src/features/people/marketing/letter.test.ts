import { expect, test } from 'vitest'
import { addCampaign, runNow, sendOffer } from '../../../../test/campaigns.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { CONTENT_VERSION } from '../../house/consents/content.ts'
import * as confirmPage from './confirm.page.tsx'
import { marketingJobs } from './jobs.server.ts'
import * as letter from './letter.page.tsx'
import * as endPage from './unsubscribe.page.tsx'

const site = useTestApp()
const given = { consents: ['NEWSLETTER'], consentsShown: `99-NEWSLETTER-${CONTENT_VERSION}` }
const ask = (emailAddress: string, fields: object = given) =>
  sendForm(site, letter.action, '/lettre', { emailAddress, ...fields }, site.browser())
const linkIn = async (address: string, page: string) =>
  (await mailsTo(site, address)).at(-1)?.text.match(new RegExp(`${page}\\?jeton=(\\S+)`))?.[1] ?? ''
const follow = (jeton: string) =>
  sendForm(site, confirmPage.action, `/offres/confirmer?jeton=${jeton}`, {}, site.browser())
const offer = (name: string) => sendOffer(site, name)
const got = async (address: string) => (await mailsTo(site, address)).map(({ subject }) => subject)

test('a visitor gets the newsletter once they follow the mailed link, and until they unsubscribe', async () => {
  const address = 'lune@example.fr'
  expect((await ask(address)).location).toBe('/lettre?fait=demande')
  await offer('un')
  expect((await follow(await linkIn(address, '/offres/confirmer'))).data).toEqual({ awaited: 'done' })
  await offer('deux')
  expect(await got(address)).toEqual(['Confirmez votre inscription à la lettre', 'deux'])
  const jeton = await linkIn(address, '/desinscription')
  const { data } = await sendForm(site, endPage.action, `/desinscription?jeton=${jeton}`, {}, site.browser())
  expect(data.subscribed).toBe(false)
  await offer('trois')
  expect(await got(address)).toHaveLength(2)
  const acts = await site.app.db.selectFrom('newsletter_proofs').select(['act', 'text_shown']).orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual(['asked', 'confirmed', 'ended'])
  expect(acts[0]!.text_shown).toContain('la lettre de Cosmospace')
})

test('following the link again after unsubscribing has no effect; subscribing again has', async () => {
  const address = 'soleil@example.fr'
  await ask(address)
  const jeton = await linkIn(address, '/offres/confirmer')
  await follow(jeton)
  await offer('soleil')
  const end = await linkIn(address, '/desinscription')
  await site.advance(1)
  await sendForm(site, endPage.action, `/desinscription?jeton=${end}`, {}, site.browser())
  expect((await follow(jeton)).data).toEqual({ awaited: 'over' })
  await site.advance(1)
  await ask(address)
  expect((await follow(await linkIn(address, '/offres/confirmer'))).data).toEqual({ awaited: 'done' })
})

test('a stranger can’t find out who is subscribed or has an account', async () => {
  await addClient(site, { email: 'cliente@example.fr' })
  await ask('inscrite@example.fr')
  await follow(await linkIn('inscrite@example.fr', '/offres/confirmer'))
  const answers = []
  for (const address of ['inconnue@example.fr', 'inscrite@example.fr', 'cliente@example.fr']) {
    answers.push(await ask(address))
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await mailsTo(site, 'inscrite@example.fr')).at(-1)!.subject).toBe('Vous recevez déjà la lettre')
})

test.each([
  ['an invalid address', 'rien', given, 400, 'emailAddress'],
  ['a disposable address', 'x@yopmail.com', given, 400, 'emailAddress'],
  ['a missing consent', 'a@example.fr', {}, 403, 'consents'],
  ['an outdated text', 'a@example.fr', { ...given, consentsShown: '99-NEWSLETTER-0' }, 409, 'consents'],
  [
    'another site’s text',
    'a@example.fr',
    { ...given, consentsShown: `100-NEWSLETTER-${CONTENT_VERSION}` },
    409,
    'consents',
  ],
])('%s is refused at its field, and the typed values are returned', async (_, address, fields, status, field) => {
  const answer = await ask(address, fields)
  expect(answer.status).toBe(status)
  expect(Object.keys(answer.data.result.error)).toEqual([field])
  expect(answer.data.result.initialValue.emailAddress).toBe(address)
  expect(await mailsTo(site, address)).toEqual([])
})

test('one address gets three mails an hour at most', async () => {
  await site.advance(3600)
  for (let round = 0; round < 3; round += 1) expect((await ask('trop@example.fr')).status).toBe(303)
  expect((await ask('trop@example.fr')).status).toBe(429)
})

test('a client who is also subscribed gets one mail per campaign', async () => {
  await site.advance(3600)
  const address = 'double@example.fr'
  const { browser } = await addClient(site, { email: address })
  await browser.post('/api/consents', { consents: [{ type: 'MARKETING_EMAIL', agreed: true }] })
  await follow(await linkIn(address, '/offres/confirmer'))
  await ask(address)
  await follow(await linkIn(address, '/offres/confirmer'))
  await offer('double')
  expect((await got(address)).filter((subject) => subject === 'double')).toHaveLength(1)
})

test.each(['account', 'newsletter'])(
  'the link of a mail by the %s ends both, and a campaign to either reaches nobody',
  async (from) => {
    await site.advance(8 * 86_400)
    const address = `tout-${from}@example.fr`
    const { browser, id } = await addClient(site, { email: address })
    await browser.post('/api/consents', { consents: [{ type: 'MARKETING_EMAIL', agreed: true }] })
    await follow(await linkIn(address, '/offres/confirmer'))
    await ask(address)
    await follow(await linkIn(address, '/offres/confirmer'))
    const to = from === 'account' ? 'offers' : 'letter'
    const campaign = async (name: string, audience: object) => {
      await addCampaign(site, { name, audience })
      await runNow(site)
      return (await got(address)).includes(name)
    }
    expect(await campaign(`première ${from}`, { to })).toBe(true)
    const jeton = await linkIn(address, '/desinscription')
    await Promise.all(
      Array.from({ length: 4 }, () =>
        sendForm(site, endPage.action, `/desinscription?jeton=${jeton}`, {}, site.browser()),
      ),
    )
    for (const audience of ['offers', 'letter', 'everyone']) {
      expect(await campaign(`${audience} ${from}`, { to: audience })).toBe(false)
    }
    const proofs = await site.app.db
      .selectFrom('consent_proofs')
      .select('agreed')
      .where('user_id', '=', id)
      .where('type', '=', 'MARKETING_EMAIL')
      .orderBy('id')
      .execute()
    expect(proofs.map(({ agreed }) => agreed)).toEqual([true, false])
    const page = await openPage(site, endPage.loader, `/desinscription?jeton=${jeton}`, site.browser())
    expect(page.data.subscribed).toBe(false)
  },
)

test('an address that never confirmed is deleted after a week, and its proofs remain', async () => {
  await site.advance(3600)
  await ask('oubli@example.fr')
  await ask('gardee@example.fr')
  await follow(await linkIn('gardee@example.fr', '/offres/confirmer'))
  const forget = () => marketingJobs[0]!.run(site.app, {})
  const kept = async () =>
    (await site.app.db.selectFrom('newsletter_subscriptions').select('email').execute()).map(({ email }) => email)
  await site.advance(7 * 86_400 - 1)
  await forget()
  expect(await kept()).toContain('oubli@example.fr')
  await site.advance(2)
  await forget()
  expect(await kept()).not.toContain('oubli@example.fr')
  expect(await kept()).toContain('gardee@example.fr')
})
