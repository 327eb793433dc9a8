import { sql, type Transaction } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { lastEntry } from '../../../../test/audit.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { Refusal } from '../../../errors.ts'
import type { DB } from '../../../platform/database/generated.ts'
import { rootOf } from '../seals/seal-days.server.ts'
import { sealKeysOf } from '../seals/seal-keys.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { findPerson } from '../session/person.server.ts'
import { asStaff } from './as-staff.server.ts'
import { auditChain } from './audit-chain.server.ts'
import { auditFaults } from './audit-queries.server.ts'
import { staffJobs } from './jobs.server.ts'
import { changedReasons } from './read-reasons.server.ts'
import { verifyAudit } from './seal-audit.server.ts'
import { sealReason } from './sealed-reason.server.ts'

const lines: string[] = []
const site = useTestApp({ LOG_LEVEL: 'error' }, { logTo: { write: (line: string) => void lines.push(line) } })
let staff: Staff

beforeEach(async () => {
  staff = await addStaff(site, 'admin')
})

const visitAs = async ({ id }: Staff) => {
  const visit = systemVisit(site.app, site.app.sites[0], await findPerson(site.app.db, site.app.keys, id))
  return { ...visit, session: { ...visit.session, factorAt: site.now() } }
}
const keys = () => sealKeysOf(site.app)
const entries = () => site.owner.selectFrom('audit_log').selectAll().orderBy('id').execute()
const last = () => lastEntry(site)

test('an act records who, role, act, subject, reason, site, time and request', async () => {
  const visit = { ...(await visitAs(staff)), requestId: 'request-7' }
  const about = { subject: 'user:7', reason: 'Demande 12', details: { found: 1 } }
  expect(await asStaff(visit, 'client.open', about, async () => 'done')).toBe('done')
  expect(await last()).toMatchObject({
    at: site.now(),
    site_id: 99,
    actor_id: staff.id,
    actor_role: 'admin',
    act: 'client.open',
    request_id: 'request-7',
    ...about,
  })
})

test('a failed act records nothing, and an act whose line can’t be written is rolled back', async () => {
  const visit = await visitAs(staff)
  const before = (await entries()).length
  const failing = asStaff(visit, 'client.open', { subject: 'user:7' }, async () => {
    throw new Refusal('notFound')
  })
  await expect(failing).rejects.toMatchObject({ reason: 'notFound' })
  const unloggable = asStaff(visit, 'client.open', { subject: 'a\0b' }, (inner) =>
    inner.db.insertInto('attempts').values({ scope: 'by staff', at: site.now() }).execute(),
  )
  await expect(unloggable).rejects.toThrow()
  expect(await site.owner.selectFrom('attempts').selectAll().where('scope', '=', 'by staff').execute()).toEqual([])
  expect(await entries()).toHaveLength(before)
})

test('without the capability nothing is done', async () => {
  const editor = await addStaff(site, 'editor')
  const act = asStaff(await visitAs(editor), 'client.open', { subject: 'user:7' }, async () => 'done')
  await expect(act).rejects.toMatchObject({ reason: 'securityParametersInvalid' })
})

test('concurrent acts form one chain', async () => {
  const visit = await visitAs(staff)
  await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      asStaff(visit, 'client.open', { subject: `user:${place}` }, async () => null),
    ),
  )
  const ids = (await entries()).map(({ id }) => id)
  expect(ids).toEqual(ids.map((_, place) => place + 1))
  expect(await auditFaults(site.app.db)).toEqual([])
})

test.each([
  [
    'insert',
    sql`insert into audit_log select id + 1000, at, site_id, actor_id, actor_role, act, subject, reason, details,
    request_id, previous_hash, hash from audit_log limit 1`,
  ],
  ['update', sql`update audit_log set reason = 'autre'`],
  ['delete', sql`delete from audit_log`],
  ['truncate', sql`truncate audit_log`],
  ['change the head of', sql`update audit_head set entries = 0`],
  [
    'seal',
    sql`insert into day_seals (chain, day, last_id, count, root, previous, key_id, seal, sealed_at)
    values ('audit', '2026-01-01', 0, 0, '', '', '', '', now())`,
  ],
  ['remove a seal from', sql`delete from day_seals`],
])('the application’s role can’t %s the log', async (_what, statement) => {
  await expect(statement.execute(site.app.db)).rejects.toMatchObject({ code: '42501' })
})

test('nor can the owner, while the trigger exists', async () => {
  await expect(sql`update audit_log set reason = 'autre'`.execute(site.owner)).rejects.toMatchObject({ code: '23001' })
})

test.each([
  ['edited', (id: number) => sql`update audit_log set reason = 'autre' where id = ${id}`, 0],
  ['re-dated', (id: number) => sql`update audit_log set at = at - interval '1 day' where id = ${id}`, 0],
  ['removed', (id: number) => sql`delete from audit_log where id = ${id}`, 1],
  ['cut off at the end', (id: number) => sql`delete from audit_log where id >= ${id}`, 2],
])('a row that was %s by the owner is detected', async (_how, edit, fault) => {
  const visit = await visitAs(staff)
  await asStaff(visit, 'client.open', { subject: 'user:1', reason: 'Un' }, async () => null)
  await asStaff(visit, 'client.open', { subject: 'user:2', reason: 'Deux' }, async () => null)
  const { id } = (await entries()).at(-2)!
  await asOwner(async (db) => {
    await edit(id).execute(db)
    expect(await auditFaults(db)).toContain(id + fault)
  })
  expect(await auditFaults(site.app.db)).toEqual([])
})

test('the log is sealed each night, and a log that the owner rewrote consistently no longer matches its seal', async () => {
  const visit = await visitAs(staff)
  await asStaff(visit, 'client.open', { subject: 'user:1', reason: 'Un' }, async () => null)
  const seal = () => staffJobs.find(({ kind }) => kind.name === 'seal-audit')!.run(site.app, {})
  await seal()
  await seal()
  expect(await verifyAudit(site.app.db, keys())).toEqual({
    faults: [],
    brokenSeals: [],
    sealedUntil: '2026-11-20',
  })
  await asStaff(visit, 'client.open', { subject: 'user:2', reason: 'Deux' }, async () => null)
  await site.advance(86_400)
  await seal()
  const day = '2026-11-21'
  const { id } = await last()
  await asOwner(async (db) => {
    await sql`update audit_log set reason = 'autre' where id = ${id}`.execute(db)
    await sql`update audit_log l set hash = audit_hash(l) where id = ${id}`.execute(db)
    await sql`update audit_head h set hash = l.hash from audit_log l where l.id = ${id}`.execute(db)
    expect(await verifyAudit(db, keys())).toEqual({
      faults: [],
      brokenSeals: [day],
      sealedUntil: '2026-11-20',
    })
    await sql`alter table day_seals disable trigger day_seals_append_only`.execute(db)
    const { root } = await rootOf(db, auditChain, { after: id - 1, upTo: id })
    await sql`update day_seals set root = ${root} where chain = 'audit' and day = ${day}`.execute(db)
    expect((await verifyAudit(db, keys())).brokenSeals).toEqual([day])
    expect(lines).toEqual([])
    await staffJobs[0]!.run({ ...site.app, db }, {})
    expect(lines.join()).toContain('audit log was touched')
  })
})

test('a reason is stored separately and sealed: the log contains no word of it, and alterations are detected', async () => {
  const reason = 'Mme Lune a téléphoné'
  await asStaff(await visitAs(staff), 'client.open', { subject: 'user:9', reason }, async () => null)
  const { id } = await last()
  const [row] = await site.owner.selectFrom('audit_log').selectAll().where('id', '=', id).execute()
  expect(JSON.stringify(row)).not.toContain('Lune')
  const { rows } = (await staff.browser.get('/api/admin/audit?act=client.open')).body
  expect(rows[0]).toMatchObject({ id, reason, details: {} })
  expect(await changedReasons(site.app.db, site.app.keys)).toEqual([])

  const other = sealReason(site.app.keys, 'Tout autre chose').sealFor(id)
  await site.app.db.updateTable('audit_reasons').set({ sealed: other }).where('entry_id', '=', id).execute()
  expect(await changedReasons(site.app.db, site.app.keys)).toEqual([id])
  expect((await staff.browser.post('/api/admin/audit/verify')).body.faults).toEqual([id])
  // An unreadable reason is reported too, and blocks neither the log nor its seals.
  await site.app.db
    .updateTable('audit_reasons')
    .set({ sealed: Buffer.from('nothing') })
    .where('entry_id', '=', id)
    .execute()
  expect(await changedReasons(site.app.db, site.app.keys)).toEqual([id])
  expect((await staff.browser.get(`/api/admin/audit/${id}`)).body.row.reason).toBeNull()
  lines.length = 0
  await staffJobs[0]!.run(site.app, {})
  expect(lines.join()).toContain('audit log was touched')
  await site.app.db.deleteFrom('audit_reasons').where('entry_id', '=', id).execute()
  expect(await auditFaults(site.app.db)).toEqual([])
  expect((await staff.browser.get(`/api/admin/audit/${id}`)).body.row.reason).toBeNull()
})

test.each(['Écrit de lea@example.fr', 'Rappeler au 06 12 34 56 78'])(
  '“%s” is not a reason, and nothing is done',
  async (reason) => {
    const { id } = await addClient(site)
    const before = (await entries()).length
    const { status, body } = await staff.browser.post(`/api/admin/clients/${id}/open`, { reason })
    expect([status, body.api.error.code, body.api.error.field]).toEqual([400, 4380, 'reason'])
    expect(await entries()).toHaveLength(before)
  },
)

/** Does what only an owner of the database can, and restores it. */
async function asOwner(work: (db: Transaction<DB>) => Promise<void>): Promise<void> {
  const back = new Error('put back')
  await site.owner
    .transaction()
    .execute(async (db) => {
      await sql`alter table audit_log disable trigger audit_log_append_only`.execute(db)
      await work(db)
      throw back
    })
    .catch((error) => {
      if (error !== back) throw error
    })
}
