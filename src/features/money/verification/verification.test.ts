import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { keepSealed } from '../../house/seals/keep-sealed.server.ts'
import { ledgerChain } from '../wallet/ledger-chain.server.ts'
import { verificationJobs } from './jobs.server.ts'

const site = useTestApp()

const work = () =>
  site.jobs.drain(async (name, data) => {
    await verificationJobs.find(({ kind }) => kind.name === name)?.run(site.app, data)
  })

test('one verification runs at a time, shows its progress, and names what was altered', async () => {
  const { id: clientId } = await addClient(site)
  await fund(site, clientId, { cents: 500, freeSeconds: 60 })
  await site.advance(86_400)
  const { browser } = await addStaff(site, 'admin')
  const ask = () => browser.post('/api/admin/verifications')
  const rows = async (what: string) => (await browser.get(`/api/admin/${what}`)).body.rows
  await keepSealed(site.app, ledgerChain)
  const [checkpoint] = await rows('checkpoints')
  expect(checkpoint).toMatchObject({
    day: '2026-11-21',
    transactions: 1,
    fault: null,
    root: expect.stringMatching(/^[0-9a-f]{64}$/),
    seal: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect((await browser.get(`/api/admin/checkpoints/${checkpoint.id}`)).body.row).toEqual(checkpoint)

  expect((await ask()).body.api).toEqual({ ok: 1 })
  expect((await ask()).body.api.error.code).toBe(4303)
  expect(await rows('verifications')).toMatchObject([{ checked: 0, accounts: 5, endedAt: null }])
  await work()
  const whole = { checked: 5, accounts: 5, faults: [], brokenSeals: [], endedAt: site.now().toISOString() }
  expect(await rows('verifications')).toMatchObject([whole])

  const { id: touched } = await site.owner
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', '=', clientId)
    .where('kind', '=', 'client_wallet')
    .executeTakeFirstOrThrow()
  await sql`update ledger_accounts set balance = 600 where id = ${touched}`.execute(site.owner)
  await sql`alter table day_seals disable trigger day_seals_append_only`.execute(site.owner)
  await sql`update day_seals set count = 4`.execute(site.owner)
  await ask()
  await work()
  expect((await rows('verifications'))[0]).toMatchObject({
    faults: [{ kind: 'balance', id: touched }],
    brokenSeals: ['2026-11-21'],
  })
})

test('a new verification leaves the end of an earlier one as it was', async () => {
  const { id, browser } = await addStaff(site, 'admin')
  const ask = async (by = browser) => (await by.post('/api/admin/verifications')).body.api
  expect(await ask()).toEqual({ ok: 1 })
  await work()
  const endedAt = site.now().toISOString()
  await site.advance(4000)
  const later = await signInAs(site, id)
  expect(await ask(later)).toEqual({ ok: 1 })
  expect((await later.get('/api/admin/verifications')).body.rows[1]).toMatchObject({ endedAt })
  await work()
})

test('a verification of an hour ago is still waited for', async () => {
  const { id, browser } = await addStaff(site, 'admin')
  await browser.post('/api/admin/verifications')
  await site.advance(3600)
  const { api } = (await (await signInAs(site, id)).post('/api/admin/verifications')).body
  expect(api.error.code).toBe(4303)
  await work()
})

test('an abandoned verification does not block the next one', async () => {
  const first = await addStaff(site, 'admin')
  await first.browser.post('/api/admin/verifications')
  await site.advance(3601)
  const { browser } = await addStaff(site, 'admin')
  expect((await browser.post('/api/admin/verifications')).body.api).toEqual({ ok: 1 })
  const [, earlier] = (await browser.get('/api/admin/verifications')).body.rows
  expect(earlier).toMatchObject({ checked: 0, endedAt: site.now().toISOString() })
})
