import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { keepAnswer } from '../../house/mail/bounces.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader as account } from '../../site/my-account/account.page.tsx'
import { loader as verify } from './verify.page.tsx'

const site = useTestApp()

test('a person whose address refuses our mails sees a notice, and nobody else does', async () => {
  const visit = systemVisit(site.app, site.app.sites[0])
  const proved = await addClient(site, { email: 'pleine@example.fr' })
  const unproved = await addClient(site, { email: 'inconnue@example.fr', proved: false })
  const other = await addClient(site, { email: 'autre@example.fr' })
  const nameless = await addClient(site, { email: 'sans@example.fr' })
  await site.owner
    .updateTable('users')
    .set({ email: null, email_key: null, email_proved_at: null })
    .where('id', '=', nameless.id)
    .execute()
  await keepAnswer(visit, 'Pleine@example.fr', 552)
  await keepAnswer(visit, 'inconnue@example.fr', 550)
  const seen = async (page: typeof account | typeof verify, path: string, { browser }: typeof proved) =>
    (await openPage(site, page, path, browser)).data
  expect((await seen(account, '/mon-compte', proved)).refusedSince).toEqual(site.now())
  expect((await seen(verify, '/verification', unproved)).refusedSince).toEqual(site.now())
  expect((await seen(account, '/mon-compte', other)).refusedSince).toBeNull()
  expect((await seen(account, '/mon-compte', nameless)).refusedSince).toBeNull()
  await keepAnswer(visit, 'pleine@example.fr', null)
  expect((await seen(account, '/mon-compte', proved)).refusedSince).toBeNull()
})
