import { expect, test } from 'vitest'
import { addPair, openRoom, talk, write } from '../../../test/consulting.ts'
import { addStaff } from '../../../test/staff.ts'
import { useTestApp } from '../../../test/test-app.ts'

const site = useTestApp()

test('one of the staff reads what happened and what it cost, not a word of it, and that is logged', async () => {
  const { browser } = await addStaff(site, 'support')
  const pair = await addPair(site, { cents: 5000, psychic: { price: 300 } })
  const id = await openRoom(pair)
  await write(pair.psychic, id, 'Une confidence')
  await talk(site, pair, id, 120, 10)
  await pair.client.post(`/api/consultations/${id}/end`)

  const { rows } = (await browser.get(`/api/admin/consultations?clientId=${pair.clientId}`)).body
  expect(rows).toMatchObject([{ id, status: 'ended', seconds: 120, total: 600, psychicId: pair.psychicId }])
  const { row } = (await browser.get(`/api/admin/consultations/${id}`)).body
  expect(row.receipt).toMatchObject({
    seconds: 120,
    total: 600,
    balanceBefore: 5000,
    balanceAfter: 4400,
    dispute: null,
  })
  expect(row.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['requested', 'ended']))
  expect(JSON.stringify([rows, row])).not.toContain('confidence')
  const last = await site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(last).toMatchObject({ act: 'consultation.open', subject: `consultation:${id}` })

  await site.owner.updateTable('consultations').set({ site_id: 100 }).where('id', '=', id).execute()
  expect((await browser.get(`/api/admin/consultations/${id}`)).body.api.error.code).toBe(3000)
})
