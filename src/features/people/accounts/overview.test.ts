import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addPasskey } from '../../../../test/passkeys.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import { writePending } from '../../house/users/phone-queries.server.ts'
import { loader } from '../../site/my-account/account.page.tsx'
import { upsertAddress } from '../addresses/queries.server.ts'

const site = useTestApp()
const overview = async (browser: Parameters<typeof openPage>[3]) =>
  (await openPage(site, loader, '/mon-compte', browser)).data.overview

test('the account page summarises the pages below it', async () => {
  const { id, browser } = await addClient(site)
  expect(await overview(browser)).toEqual({
    hasPassword: false,
    passkeys: 0,
    toldDevices: 0,
    devices: 1,
    phone: { number: null, pending: null },
    address: null,
  })
  const { db } = site.app
  await signInAs(site, id)
  await addPasskey(browser)
  await writePending(db, id, '+33612345678')
  const password_hash = await hashPassword('une lune claire sur la mer')
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  const lines = { recipient: 'Camille', complement: '', building: '', street: '', locality: 'Le Bourg' }
  await upsertAddress(db, id, { ...lines, postalCode: '23000', city: 'Guéret' }, site.now())
  expect(await overview(browser)).toEqual({
    hasPassword: true,
    passkeys: 1,
    toldDevices: 0,
    devices: 2,
    phone: { number: null, pending: '+33612345678' },
    address: 'Le Bourg, 23000 Guéret',
  })
})

test('the summary contains nothing of other accounts', async () => {
  const other = await addClient(site)
  await addPasskey(other.browser)
  expect(await overview((await addClient(site)).browser)).toMatchObject({ passkeys: 0, devices: 1 })
})
