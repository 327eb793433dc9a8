import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { loader as csv } from './affiliation-csv.page.ts'
import { type ReportRow, tellPartners } from './report.ts'

const site = useTestApp()
const row: ReportRow = {
  day: '2026-11-21',
  campaignId: 'c',
  partnerId: 'p',
  tac: 't',
  visits: 5,
  registrations: 0,
  firstOrders: 0,
  orders: 0,
  revenue: 0,
}

test.each<[string, Partial<ReportRow>[], object[]]>([
  ['five visits are shown, and so is a count of zero', [{}], [{ visits: 5, registrations: 0, revenue: 0, tac: 't' }]],
  ['four registrations are hidden', [{ registrations: 4 }], [{ registrations: null }]],
  ['the revenue of four orders is hidden', [{ orders: 4, revenue: 4000 }], [{ revenue: null }]],
  [
    'the revenue of five orders is shown',
    [{ orders: 5, firstOrders: 5, revenue: 5000 }],
    [{ firstOrders: 5, revenue: 5000 }],
  ],
  [
    'campaigns of few visits in a day are combined without a name',
    [{ visits: 4 }, { visits: 2, tac: 'u' }],
    [{ visits: 6, tac: null, campaignId: null, partnerId: null, isRest: true }],
  ],
  ['combined visits are hidden if they are still few', [{ visits: 4 }], [{ visits: null, isRest: true }]],
  [
    'different days are not combined',
    [{ visits: 3 }, { visits: 3, day: '2026-11-20' }],
    [{ visits: null }, { visits: null }],
  ],
])('%s', (_, given, expected) => {
  expect(tellPartners(given.map((one) => ({ ...row, ...one })))).toMatchObject(expected)
})

test('a month shows visits, registrations and payments, by the days of Paris, on one site', async () => {
  const at = (hour: string) => new Date(`2026-10-${hour}Z`)
  const touch = async (arrived_at: Date, siteId = 99) =>
    (
      await site.owner
        .insertInto('touches')
        .values({ site_id: siteId, tac: 'T1', campaign_id: '-7', arrived_at })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  // 23:30 in Paris on the 5th, then half past midnight on the 6th; the last of September in Paris, October in UTC.
  const ids = await Promise.all(Array.from({ length: 5 }, () => touch(at('05T21:30:00'))))
  await touch(at('05T22:30:00'))
  await touch(at('05T21:30:00'), 100)
  await touch(new Date('2026-09-30T21:59:00Z'))
  for (const touch_id of ids) {
    const { id } = await addClient(site)
    await site.owner
      .updateTable('users')
      .set({ touch_id, created_at: at('05T21:31:00') })
      .where('id', '=', id)
      .execute()
    for (const hour of ['05T21:40:00', '05T21:50:00']) {
      const order = await site.owner
        .insertInto('orders')
        .values({
          site_id: 99,
          user_id: id,
          pack_id: 'credit-10',
          amount: 1000,
          credit: 1000,
          terms_version: 1,
          provider: 'sandbox',
          provider_reference: `${id} ${hour}`,
          status: 'paid',
          created_at: at(hour),
          settled_at: at(hour),
          touch_id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (touch_id === ids[0]) {
        await site.owner
          .insertInto('order_refunds')
          .values({ order_id: order.id, amount: 250, asked_at: at(hour) })
          .execute()
      }
    }
  }
  const { browser } = await addStaff(site, 'admin')
  const { body } = await browser.get('/api/admin/affiliation?month=2026-10')
  const rest = { campaignId: null, partnerId: null, tac: null, registrations: 0, firstOrders: 0, revenue: 0 }
  expect(body.rows).toEqual([
    { ...rest, day: '2026-10-06', isRest: true, visits: null },
    {
      ...rest,
      day: '2026-10-05',
      isRest: false,
      campaignId: '-7',
      tac: 'T1',
      visits: 5,
      registrations: 5,
      firstOrders: 5,
      revenue: 9500,
    },
  ])
  expect((await browser.get('/api/admin/affiliation?month=2026-13')).body.api.error.field).toBe('month')
  expect((await browser.get('/api/admin/affiliation')).body).toMatchObject({ month: '2026-11', rows: [] })

  const file = await csvOf('/equipe/affiliation.csv?mois=2026-10', browser)
  expect(file.split('\r\n').slice(1, 3)).toEqual([
    '2026-10-06;Autres campagnes;;;moins de 5;0;0;"0,00"',
    `2026-10-05;'-7;;T1;5;5;5;"95,00"`,
  ])
})

async function csvOf(path: string, browser: Parameters<typeof openPage>[3]): Promise<string> {
  let text = ''
  const reading = async (args: Parameters<typeof csv>[0]) => {
    text = await (await csv(args)).text()
    return null
  }
  await openPage(site, reading, path, browser)
  return text
}
