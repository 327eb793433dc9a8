import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import { WordingContext } from '../../../ui/wording.tsx'
import * as consult from '../../consult/consultations/consult.page.tsx'
import * as page from '../../rights/my-consents/consents.page.tsx'
import * as register from '../../site/sign-in/register.page.tsx'
import { systemVisit } from '../session/open-visit.server.ts'
import type { Locale } from '../texts/rules.ts'
import { translationOf } from '../texts/translations.server.ts'
import { ConsentsBlock } from './components/consents-block.tsx'
import { CONTENT_VERSION } from './content.ts'
import { requireSensitiveConsent } from './has-consent.server.ts'
import * as proofs from './proofs.page.tsx'
import { contentOf } from './views.ts'

const site = useTestApp()
const HERE = '/mon-compte/consentements'

type Person = Awaited<ReturnType<typeof addClient>>
const change = ({ browser }: Person, fields: Record<string, string>) =>
  sendForm(site, page.action, HERE, fields, browser)
const open = async ({ browser }: Person) => (await openPage(site, page.loader, HERE, browser)).data
const proofsOf = ({ browser }: Person, type: string) =>
  openPage(site, proofs.loader, `${HERE}/${type}`, browser, { type })

test('each consent is given and withdrawn on one page, and links to its proofs', async () => {
  const client = await addClient(site, { consented: false })
  const { consents } = await open(client)
  const { shown, sentence } = consents[0]
  expect((await change(client, { type: 'SENSITIVE_DATA', agreed: 'yes', shown })).location).toBe(`${HERE}?fait=accord`)
  await site.advance(60)
  expect((await change(client, { type: 'SENSITIVE_DATA', agreed: 'no', shown })).status).toBe(303)
  const { data } = await proofsOf(client, 'SENSITIVE_DATA')
  expect(data.company).toBe('Cosmospace')
  expect(data.proofs).toMatchObject([
    { agreed: false, at: site.now(), text: sentence, version: CONTENT_VERSION, form: 'SENSITIVE_DATA', intact: true },
    { agreed: true, text: sentence },
  ])
})

test('every consent on the page links to the proof of the exact sentence that was agreed to', async () => {
  const client = await addClient(site, { consented: false })
  const { consents } = await open(client)
  expect(consents.length).toBeGreaterThanOrEqual(4)
  const birth = { name: 'Moi', isOwn: true, birthDate: '1990-08-01', place: 'Lyon', latitude: 45.75, longitude: 4.85 }
  for (const { type, shown, sentence } of consents) {
    // The mail of one's own day rests on a chart, which rests on the consent given first.
    if (type === 'OWN_TODAY') await client.browser.post('/api/charts', birth)
    expect((await change(client, { type, agreed: 'yes', shown })).status).toBe(303)
    const { data } = await proofsOf(client, type)
    expect(data.proofs).toMatchObject([{ agreed: true, text: sentence, intact: true }])
  }
})

test('consents that only end with the account are shown with their proof, and can’t be changed there', async () => {
  const browser = site.browser()
  const fields = {
    firstName: 'Anne',
    emailAddress: 'anne@example.fr',
    password: 'une lune claire sur la mer',
    birthDate: '1990-05-12',
    consents: ['REGISTRATION'],
  }
  await sendForm(site, register.action, '/inscription', fields, browser)
  const { data } = await openPage(site, page.loader, HERE, browser)
  expect(data.lasting).toEqual(['REGISTRATION'])
  const refused = await sendForm(site, page.action, HERE, { type: 'REGISTRATION', agreed: 'no' }, browser)
  expect([refused.status, refused.data.refusal.code]).toEqual([400, 107])
  const shown = await openPage(site, proofs.loader, `${HERE}/REGISTRATION`, browser, { type: 'REGISTRATION' })
  expect(shown.data.proofs).toHaveLength(1)
})

test.each(['CALLBACK', 'constructor', ''])('there is no page of proofs for « %s »', async (type) => {
  expect((await proofsOf(await addClient(site), type)).status).toBe(404)
})

test('nobody sees another person’s proofs', async () => {
  await addClient(site)
  const other = await addClient(site, { consented: false })
  expect((await proofsOf(other, 'SENSITIVE_DATA')).data.proofs).toEqual([])
})

test.each([
  ['an old version', '99-SENSITIVE_DATA-SENSITIVE_DATA-0'],
  ['another site', '100-SENSITIVE_DATA-SENSITIVE_DATA-2'],
  ['another form', '99-CALLBACK-SENSITIVE_DATA-2'],
  ['a sentence that we never showed', 'oui'],
])('agreeing to a sentence of %s is refused and leaves no proof; refusing is accepted', async (_, shown) => {
  const client = await addClient(site, { consented: false })
  const refused = await change(client, { type: 'SENSITIVE_DATA', agreed: 'yes', shown })
  expect([refused.status, refused.data.refusal.code]).toEqual([409, 4075])
  const consents = [{ type: 'SENSITIVE_DATA', agreed: true, _id: shown }]
  const { status, body } = await client.browser.post('/api/consents', { consents })
  expect([status, body.api.error]).toMatchObject([409, { code: 4075, field: 'consents' }])
  expect((await proofsOf(client, 'SENSITIVE_DATA')).data.proofs).toEqual([])
  expect((await change(client, { type: 'SENSITIVE_DATA', agreed: 'no', shown })).status).toBe(303)
})

test('a form with an outdated text comes back with the current one, unticked, and creates no account', async () => {
  const typed = { firstName: 'Anne', emailAddress: 'old@example.fr', password: 'une lune claire sur la mer' }
  const fields = { ...typed, birthDate: '1990-05-12', consents: ['REGISTRATION'], consentsShown: '99-REGISTRATION-0' }
  const { status, data } = await sendForm(site, register.action, '/inscription', fields, site.browser())
  expect([status, data.result.error.consents]).toEqual([409, [expect.stringContaining('a changé')]])
  expect(data.result.initialValue).toMatchObject({ firstName: 'Anne', emailAddress: 'old@example.fr' })
  expect(data.result.initialValue).not.toHaveProperty('consents')
  const users = await site.app.db.selectFrom('users').select('id').where('email', '=', 'old@example.fr').execute()
  expect(users).toEqual([])
})

test('a consultation can’t begin with an outdated text', async () => {
  const { slug } = await addPsychic(site.owner, { withUser: true, present: true })
  const { browser } = await addClient(site, { consented: false })
  const fields = { consents: ['SENSITIVE_DATA'], consentsShown: '99-SENSITIVE_DATA-0' }
  const path = `/voyance/${slug}/consulter`
  const { status, data } = await sendForm(site, consult.action, path, fields, browser, { slug })
  expect([status, data]).toMatchObject([409, { refusal: { code: 4075, field: 'consents' }, ticked: [] }])
})

test('details given together with a consent to an outdated text stay as they were', async () => {
  const { browser } = await addClient(site, { firstName: 'Anne' })
  const consents = [{ type: 'REGISTRATION', agreed: true, _id: '99-REGISTRATION-REGISTRATION-0' }]
  const { status, body } = await browser.patch('/api/users/me', { firstName: 'Annie', consents })
  expect([status, body.api.error]).toMatchObject([409, { code: 4075, field: 'consents' }])
  expect((await browser.get('/api/users/me')).body.user.firstName).toBe('Anne')
})

test.each([
  ['the sender’s own text', { text_shown: 'Je n’accepte rien.' }],
  ['the sender’s own date', { given_at: '2020-01-01T00:00:00Z' }],
  ['another person’s id', { userId: 1 }],
])('a proof can’t be forged with %s', async (_, extra) => {
  const client = await addClient(site, { consented: false })
  const consents = [{ type: 'SENSITIVE_DATA', agreed: true, ...extra }]
  const { status, body } = await client.browser.post('/api/consents', { consents })
  expect([status, body.api.error.code]).toEqual([400, 107])
})

test('the database refuses to change a proof, or to store one of another site', async () => {
  const client = await addClient(site)
  const { db } = site.app
  const forged = db.updateTable('consent_proofs').set({ agreed: false }).where('user_id', '=', client.id).execute()
  await expect(forged).rejects.toThrow('not changed')
  const proof = await db
    .selectFrom('consent_proofs')
    .selectAll()
    .where('user_id', '=', client.id)
    .executeTakeFirstOrThrow()
  const { id: _, ...rest } = proof
  await expect(
    db
      .insertInto('consent_proofs')
      .values({ ...rest, site_id: 100 })
      .execute(),
  ).rejects.toThrow('foreign key')
})

test('storing data about private life requires the explicit consent', async () => {
  const visit = systemVisit(site.app, site.app.sites[0])
  const client = await addClient(site, { consented: false })
  await expect(requireSensitiveConsent(visit, client.id)).rejects.toMatchObject({ reason: 'consentMissing' })
  await change(client, { type: 'SENSITIVE_DATA', agreed: 'yes' })
  await requireSensitiveConsent(visit, client.id)
  await change(client, { type: 'SENSITIVE_DATA', agreed: 'no' })
  await expect(requireSensitiveConsent(visit, client.id)).rejects.toMatchObject({ reason: 'consentMissing' })
})

test.each([
  ['fr', 'En savoir plus sur les données personnelles'],
  ['en', 'Learn more about personal data'],
  ['es', 'Más información sobre datos personales'],
  ['de', 'Erfahren Sie mehr über personenbezogene Daten'],
] as const)('in %s the details open with « %s »', (locale, label) => {
  expect(block('after', locale)).toContain(`<summary>${label}</summary>`)
})

test('the button comes before or after the details', () => {
  const before = block('before')
  const after = block('after')
  expect(before.indexOf('Valider')).toBeLessThan(before.indexOf('<details'))
  expect(after.indexOf('Valider')).toBeGreaterThan(after.indexOf('</details'))
})

const block = (buttonPlace: 'before' | 'after', locale: Locale = 'fr') =>
  renderToStaticMarkup(
    <WordingContext value={{ ...plainWording, locale, edited: translationOf(locale) }}>
      <ConsentsBlock
        content={contentOf('NEWSLETTER', site.app.sites[0])}
        button={<button type="submit">Valider</button>}
        buttonPlace={buttonPlace}
      />
    </WordingContext>,
  )
