import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { ownWords } from '../../house/texts/translations.server.ts'

const lines: string[] = []
const links = { LINK_CONTACT_APP_342: 'https://parle.example/nous', LINK_LINKEDIN_342: 'https://reseau.example/nous' }
const site = useTestApp({ LOG_LEVEL: 'error', ...links }, { logTo: { write: (line: string) => void lines.push(line) } })

test('a visitor gets a session with its campaign, and the site’s configuration, once for all later calls', async () => {
  const browser = site.browser()
  const link = '?campaignId=7&partnerId=P1&tac=T1&editorId=3&campaignTransactionId=x-1&version=2&utm=1'
  const { status, body } = await browser.get(`/api/init${link}`)
  expect(status).toBe(200)
  const { reference } = await site.owner.selectFrom('sessions').select('reference').executeTakeFirstOrThrow()
  expect(body).toMatchObject({
    api: { ok: 1 },
    sessionId: reference,
    apiKey: 'main',
    website: { frontAdminWebsiteId: 99, companyForMeta: 'Cosmospace', hosts: ['localhost:3000'], linksProperties: [] },
    parameter: {
      genericExceptionMessage: 'Une erreur est survenue, merci de réessayer plus tard.',
      googleTagManagerId: 'GTM-COSMO99',
      phoneNumber: '0892000099',
    },
    campaignId: '7',
    partnerId: 'P1',
    tac: 'T1',
  })
  expect(body).not.toHaveProperty('user')
  const again = (await browser.get('/api/init')).body
  expect([again.sessionId, again.campaignId, again.tac]).toEqual([reference, '7', 'T1'])
  expect(await site.owner.selectFrom('touches').select(['transaction_id', 'editor_id', 'version']).execute()).toEqual([
    { transaction_id: 'x-1', editor_id: '3', version: '2' },
  ])
})

test('each visitor is told of the campaign that brought them, and not of another’s', async () => {
  const [one, other, direct] = [site.browser(), site.browser(), site.browser()]
  await one.get('/api/init?tac=UN')
  await other.get('/api/init?tac=DEUX')
  const told = async (browser: typeof one) => (await browser.get('/api/init')).body.tac
  expect([await told(one), await told(other), await told(direct)]).toEqual(['UN', 'DEUX', null])
})

test('a visit without a campaign starts no session and sets no cookie, and is told the whole catalogue', async () => {
  const browser = site.browser()
  const { body, headers } = await browser.get('/api/init')
  expect([body.sessionId, body.campaignId, headers.getSetCookie()]).toEqual([null, null, []])
  expect(Object.keys(body.website.messages).length).toBeGreaterThan(1000)
  expect((await browser.get('/api/init?campaignId=7')).body).toMatchObject({ campaignId: '7' })
  expect(browser.cookie).not.toBe('')
})

test('the public references can’t be used to authenticate', async () => {
  const { browser } = await addClient(site, { email: 'nora@example.fr', firstName: 'Nora' })
  const { body } = await browser.get('/api/init')
  expect(body.user).toMatchObject({ firstName: 'Nora', email: 'nora@example.fr' })
  expect(body.user).not.toHaveProperty('emailAddress')
  const stranger = site.browser()
  stranger.cookie = `session=${body.sessionId}`
  const headers = { 'x-session-id': body.sessionId, 'x-api-key': body.apiKey, authorization: `Bearer ${body.apiKey}` }
  expect((await stranger.get('/api/users/me', headers)).status).toBe(401)
})

test('another site can be named; unknown sites and invalid campaign values are refused at their field', async () => {
  const browser = site.browser()
  const { website } = (await browser.get('/api/init?frontAdminWebsiteId=342')).body
  expect([website.frontAdminWebsiteId, website.companyForMeta]).toEqual([342, 'Voyance Partenaires'])
  for (const [query, field] of [
    ['frontAdminWebsiteId=7', 'frontAdminWebsiteId'],
    ['frontAdminWebsiteId=x', 'frontAdminWebsiteId'],
    ['tac=%3Cscript%3E', 'tac'],
    [`campaignId=${'x'.repeat(65)}`, 'campaignId'],
  ]) {
    const { status, body } = await browser.get(`/api/init?${query}`)
    expect([status, body.api.error.code, body.api.error.field]).toEqual([400, 107, field])
  }
  expect((await browser.get('/api/front-admin/website?frontAdminWebsiteId=7')).status).toBe(400)
})

test('edited texts and offers of a site are in its messages and offers', async () => {
  await site.owner.insertInto('texts').values({ site_id: 100, locale: 'fr', key: 'home.lead', value: 'Ici.' }).execute()
  await site.owner.insertInto('offers').values({ site_id: 99, type: 'ESSAI', text: 'dix minutes' }).execute()
  await sql`update content_version set version = version + 1`.execute(site.owner)
  const { website } = (await site.browser('second.localhost:3000').get('/api/front-admin/website')).body
  expect(website.messages).toMatchObject({ ...ownWords({ key: 'second' }), 'home.lead': 'Ici.' })
  expect(website.messages).toEqual((await site.browser('second.localhost:3000').get('/api/texts')).body.messages)
  const { messages } = (await site.browser('second.localhost:3000').get('/api/init?texts=edited')).body.website
  expect(messages).toEqual({ ...ownWords({ key: 'second' }), 'home.lead': 'Ici.' })
  expect(website.offers).toEqual([{ type: 'ESSAI', text: 'dix minutes', linksProperties: [] }])
})

test('links in texts and offers are included', async () => {
  const link = { parameter: 'liste', label: 'la liste', href: '/voyance', target: null }
  const text = { site_id: 99, locale: 'fr', key: 'home.lead', value: 'Voyez %liste%.', links: JSON.stringify([link]) }
  await site.owner.insertInto('texts').values(text).execute()
  const data = {
    text: 'dix %minutes%',
    linksProperties: [{ name: 'minutes', text: 'minutes', link: '/inscription' }],
    ...{ conditions: null, audience: null, price: null, endDate: null },
  }
  const visit = systemVisit(site.app, site.app.sites[0])
  await saveEntry(visit, { kind: 'offer', address: 'duree', status: 'published', publishAt: null, data }, null)
  const { website } = (await site.browser().get('/api/front-admin/website')).body
  expect(website.linksProperties).toEqual([
    { messageKey: 'home.lead', parameter: 'liste', label: 'la liste', property: { href: '/voyance', target: null } },
  ])
  const properties = { messageKey: 'OFFER_DUREE', parameter: 'minutes', label: 'minutes' }
  expect(website.offers).toContainEqual({
    type: 'DUREE',
    text: data.text,
    linksProperties: [{ ...properties, property: { href: '/inscription', target: null } }],
  })
})

test('the constants are those that the product uses', async () => {
  const { parameters } = (await site.browser('affiliation.localhost:3000').get('/api/init-parameters')).body
  expect(parameters).toMatchObject({
    maximumPsychicRate: '5',
    freeMinutes: '10',
    companyCreationYear: 1985,
    updateCoefficient: 5,
    defaultChatCampaign: 'website',
    defaultApplicationId: 10016,
    applicationIds: [11000, 11001, 11002],
    fallbackFormId: 1,
    psychicAppendPage: 5,
    geolocation: { country: 'FR', timeZone: 'Europe/Paris' },
    storeLinks: { horoscope: null, clairvoyance: null, contact: links.LINK_CONTACT_APP_342 },
    socialLinks: [{ name: 'LinkedIn', address: links.LINK_LINKEDIN_342 }],
    yearlyHoroscope: null,
  })
  const { parameters: others } = (await site.browser().get('/api/init-parameters')).body
  expect(others).toMatchObject({ storeLinks: { contact: null }, socialLinks: [] })
})

test('a failure while the session starts is logged, and the page goes on', async () => {
  await sql`alter table touches rename to touches_away`.execute(site.owner)
  const { status, body } = await site.browser().get('/api/init?tac=T9')
  expect([status, body.tac, body.website.frontAdminWebsiteId]).toEqual([200, null, 99])
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['init failed'])
  await sql`alter table touches_away rename to touches`.execute(site.owner)
})
