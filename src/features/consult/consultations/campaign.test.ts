import { expect, test } from 'vitest'
import { addPair } from '../../../../test/consulting.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()

async function campaignOf(link: object | null) {
  const pair = await addPair(site, { cents: 5000 })
  if (link) await pair.client.post('/api/tracking', link)
  const { body } = await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
  const { id } = await site.owner
    .selectFrom('consultations')
    .select('id')
    .where('client_id', '=', pair.clientId)
    .executeTakeFirstOrThrow()
  expect(body.api).toEqual({ ok: 1 })
  const { browser } = await addStaff(site, 'support')
  return (await browser.get(`/api/admin/consultations?clientId=${pair.clientId}`)).body.rows.find(
    (row: { id: number }) => row.id === id,
  ).campaign
}

test.each([
  ['of the link that led to it', { campaignId: '7', tac: 'T1' }, '7'],
  ['« website » after a link without a campaign', { tac: 'T1' }, 'website'],
  ['« website » without any link', null, 'website'],
])('a chat keeps the campaign %s', async (_what, link, campaign) => {
  expect(await campaignOf(link)).toBe(campaign)
})
