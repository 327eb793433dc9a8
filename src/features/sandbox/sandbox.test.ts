import { expect, test } from 'vitest'
import { openPage } from '../../../test/forms.ts'
import { codeFor } from '../../../test/mails.ts'
import { addClient } from '../../../test/people.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { loader } from './sandbox.page.tsx'

const site = useTestApp()

test('shows the mails of its site, the latest first, with their codes', async () => {
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

test('is not there in production', async () => {
  const { app } = site
  site.app = { ...app, config: { ...app.config, mode: 'production' } }
  const { status } = await openPage(site, loader, '/bac-a-sable', site.browser())
  site.app = app
  expect(status).toBe(404)
})
