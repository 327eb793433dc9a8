import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fund } from '../../../test/consulting.ts'
import { addClient } from '../../../test/people.ts'
import { addStaff } from '../../../test/staff.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { sealLedger } from '../wallet/seal-ledger.server.ts'
import { verificationJobs } from './jobs.server.ts'

const site = useTestApp()

const work = () =>
  site.jobs.drain(async (name, data) => {
    await verificationJobs.find(({ kind }) => kind.name === name)?.run(site.app, data)
  })

test('it is asked for once at a time, says how far it is, and names what was touched', async () => {
  const { browser } = await addStaff(site, 'admin')
  const ask = () => browser.post('/api/admin/verifications')
  const rows = async (what: string) => (await browser.get(`/api/admin/${what}`)).body.rows
  const { id: clientId } = await addClient(site)
  await fund(site, clientId, { cents: 500, freeSeconds: 60 })
  await sealLedger(site.app)
  const [checkpoint] = await rows('checkpoints')
  expect(checkpoint).toMatchObject({ day: '2026-11-20', accounts: 5, seal: expect.stringMatching(/^[0-9a-f]{64}$/) })
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
  await sql`alter table ledger_checkpoints disable trigger ledger_checkpoints_append_only`.execute(site.owner)
  await sql`update ledger_checkpoints set accounts = 4`.execute(site.owner)
  await ask()
  await work()
  expect((await rows('verifications'))[0]).toMatchObject({
    faults: [{ kind: 'balance', id: touched }],
    brokenSeals: ['2026-11-20'],
  })
})

test('one that was given up does not keep the next from being asked for', async () => {
  const first = await addStaff(site, 'admin')
  await first.browser.post('/api/admin/verifications')
  await site.advance(3601)
  const { browser } = await addStaff(site, 'admin')
  expect((await browser.post('/api/admin/verifications')).body.api).toEqual({ ok: 1 })
  const [, earlier] = (await browser.get('/api/admin/verifications')).body.rows
  expect(earlier).toMatchObject({ checked: 0, endedAt: site.now().toISOString() })
})
