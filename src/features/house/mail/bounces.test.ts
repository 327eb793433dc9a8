import { expect, test } from 'vitest'
import { lastEntry } from '../../../../test/audit.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { keepAnswer, refusedSince } from './bounces.server.ts'

const site = useTestApp()
const visit = (place = 0) => systemVisit(site.app, site.app.sites[place]!)
const GONE = 'partie@example.test'

test('an address that refused our mails is listed without the address itself, and can be allowed again for a reason', async () => {
  const { id: by, browser } = await addStaff(site, 'support')
  await keepAnswer(visit(), GONE, 550)
  await keepAnswer(visit(1), GONE, 552)
  const list = async () => (await browser.get('/api/admin/bounces')).body
  const { rows, total } = await list()
  expect([total, rows]).toMatchObject([1, [{ status: 550, at: site.now().toISOString() }]])
  expect(rows[0].mark).toMatch(/^[0-9a-f]{8}$/)
  const allow = (id: number, reason = 'Boîte rouverte.') => browser.post(`/api/admin/bounces/${id}/allow`, { reason })
  expect((await allow(rows[0].id, ' ')).body.api.error).toMatchObject({ code: 107, field: 'reason' })
  expect((await allow(rows[0].id + 1)).body.api.error.code).toBe(3000)
  expect(await refusedSince(visit(), GONE)).not.toBeNull()
  expect((await allow(rows[0].id)).body.api.ok).toBe(1)
  expect([await refusedSince(visit(), GONE), (await list()).total]).toEqual([null, 0])
  expect(await refusedSince(visit(1), GONE)).not.toBeNull()
  const last = await lastEntry(site)
  expect(last).toMatchObject({ act: 'mail.allow', actor_id: by, reason: 'Boîte rouverte.' })
})
