import { expect, test } from 'vitest'
import { lastEntry } from '../../../../test/audit.ts'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { collectData } from '../../rights/privacy/collect-data.server.ts'
import { loader as dataPage } from '../../rights/privacy/data.page.tsx'
import { findFacts } from '../../rights/privacy/find-facts.server.ts'

const site = useTestApp()

test('staff can read the events and the cost, but no messages, and reading is logged', async () => {
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
  const last = await lastEntry(site)
  expect(last).toMatchObject({ act: 'consultation.open', subject: `consultation:${id}` })

  await site.owner.updateTable('consultations').set({ site_id: 100 }).where('id', '=', id).execute()
  expect((await browser.get(`/api/admin/consultations/${id}`)).body.api.error.code).toBe(3000)
})

test('reading messages needs a reason and a fresh code; the log has none of their text, and the client is told', async () => {
  const { id: staffId, browser } = await addStaff(site, 'support')
  const [pair, other] = [await addPair(site, { cents: 5000 }), await addPair(site, { cents: 5000 })]
  const [id, another] = [await openRoom(pair), await openRoom(other)]
  await write(pair.psychic, id, 'Une confidence')
  const reason = 'Contestation : le tirage annoncé n’a pas eu lieu'
  const read = (given: string) => browser.post(`/api/admin/consultations/${id}/messages`, { reason: given })
  for (const given of ['trop peu ', 'x'.repeat(301)]) {
    expect((await read(given)).body.api.error).toMatchObject({ code: 4330, field: 'reason' })
  }
  const { body, headers } = await read(` ${reason} `)
  expect(body.messages).toMatchObject([{ author: 'psychic', text: 'Une confidence' }])
  expect(headers.get('cache-control')).toBe('no-store')
  const entry = await lastEntry(site)
  expect(entry).toMatchObject({
    act: 'consultation.messages',
    actor_id: staffId,
    subject: `consultation:${id}`,
    reason,
  })
  expect(JSON.stringify(entry)).not.toContain('confidence')

  const { data } = await openPage(site, dataPage, '/mon-compte/donnees', pair.client)
  const told = { at: site.now().toISOString(), role: 'support', reason, consultationId: id }
  expect(data.readings).toEqual([told])
  const parts = await collectData(site.app, (await findFacts(site.app, pair.clientId))!, async () => {})
  expect(parts.find(({ heading }) => heading === 'readings')!.rows).toEqual([
    { at: told.at, role: 'support', consultation: id, reason },
  ])
  expect((await other.client.get('/api/privacy/readings')).body.readings).toEqual([])

  await site.owner.updateTable('consultations').set({ site_id: 100 }).where('id', '=', another).execute()
  const elsewhere = await browser.post(`/api/admin/consultations/${another}/messages`, { reason })
  expect(elsewhere.body.api.error.code).toBe(3000)
  await site.advance(300)
  expect((await read(reason)).body.api.error.code).toBe(4202)
})
