import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff, shownCode } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { contextOf } from '../../../visit-context.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader as mailLoader } from './mail.page.ts'
import { loader } from './sandbox.page.tsx'

const site = useTestApp()

test('shows the e-mails of its site, the latest first, with their codes', async () => {
  for (const [email, siteId] of [
    ['a@example.fr', 99],
    ['b@example.fr', 99],
    ['c@example.fr', 100],
  ] as const) {
    const { browser } = await addClient(site, { email, siteId, proved: false })
    await browser.post('/api/users/verify/resend')
  }
  const code = await codeFor(site, 'b@example.fr')
  const { data } = await openPage(site, loader, '/bac-a-sable', site.browser())
  expect(data.mails.map((mail: { recipient: string }) => mail.recipient)).toEqual(['b@example.fr', 'a@example.fr'])
  expect(data.mails[0]).toMatchObject({ code, subject: 'Votre code de confirmation Cosmospace' })
})

test('shows the code of each member of its site’s staff, and none where no key opens the secret', async () => {
  const [staff] = [await addStaff(site, 'support'), await addStaff(site, 'support', { siteId: 100 })]
  const codes = async () => (await openPage(site, loader, '/bac-a-sable', site.browser())).data.codes
  expect(await codes()).toEqual([{ email: staff.email, code: await shownCode(site, staff.id) }])
  const { app } = site
  const otherKeys = openKeyRing([{ id: 'other', secret: 'another data key of the tests, long enough' }])
  site.app = { ...app, keys: otherKeys }
  expect(await codes()).toEqual([{ email: staff.email, code: null }])
  site.app = app
})

test('does not exist in production', async () => {
  const { app } = site
  site.app = { ...app, config: { ...app.config, mode: 'production' } }
  const { status } = await openPage(site, loader, '/bac-a-sable', site.browser())
  site.app = app
  expect(status).toBe(404)
})

test('an e-mail is shown with its layout, in a document that can’t run scripts, fetch or send anything', async () => {
  const { browser } = await addClient(site, { email: 'd@example.fr', firstName: 'Zoé', proved: false })
  await browser.post('/api/users/verify/resend')
  const [mail] = await mailsTo(site, 'd@example.fr')
  const context = contextOf(systemVisit(site.app, site.app.sites[0]), '', new RouterContextProvider())
  const answer = await mailLoader({ context, params: { id: String(mail!.id) } } as never)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = answer.headers.get('content-security-policy')!
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; form-action 'none'/)
  expect(policy).toMatch(/; sandbox (?!.*allow-(scripts|same-origin|forms))/)
  expect(await answer.text()).toContain('Bonjour Zoé,')
})

test('an e-mail that is unknown, of another site or without HTML is not found, and none is in production', async () => {
  const { browser } = await addClient(site, { email: 'e@example.fr', siteId: 100, proved: false })
  await browser.post('/api/users/verify/resend')
  const [foreign] = await mailsTo(site, 'e@example.fr')
  const { id: bare } = await site.owner
    .insertInto('mailbox')
    .values({ site_id: 99, recipient: 'f@example.fr', subject: 'Avant', text: 'Bonjour' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const statusOf = async (id: number | string) =>
    (await openPage(site, mailLoader, '/bac-a-sable/e-mails/1', site.browser(), { id: String(id) })).status
  for (const id of [foreign!.id, bare, 999_999, 'abc']) expect(await statusOf(id)).toBe(404)
  const { app } = site
  const own = await app.db
    .selectFrom('mailbox')
    .select('id')
    .where('html', 'is not', null)
    .where('site_id', '=', 99)
    .executeTakeFirstOrThrow()
  expect(await statusOf(own.id)).toBe(200)
  site.app = { ...app, config: { ...app.config, mode: 'production' } }
  expect(await statusOf(own.id)).toBe(404)
  site.app = app
})
