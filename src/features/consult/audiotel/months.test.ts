import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addReached, connected, hungUp, usePremium } from '../../../../test/premium.ts'
import { addStaff } from '../../../../test/staff.ts'
import { moneyWatches } from '../../money/reconciliation/watches.ts'
import { checkMonths } from './check-months.server.ts'

const lines: string[] = []
const premium = usePremium({ LOG_LEVEL: 'warn' }, { logTo: { write: (line: string) => void lines.push(line) } })
const { site, operator } = premium
const DAY = 86_400

const listed = async () => {
  const { browser } = await addStaff(site, 'admin')
  return (await browser.get('/api/admin/premium-months')).body.rows
}
const watched = async () => {
  const { faults } = moneyWatches.find(({ key }) => key === 'premium-months')!
  return (await sql.raw(faults).execute(site.owner)).rows
}

test('once a day, the operator’s seconds of last month are kept beside ours, and a difference is told', async () => {
  const line = await connected(premium, await addReached(premium))
  await site.advance(600)
  await hungUp(premium, line)
  await site.advance(10 * DAY)
  operator.month = () => [{ number: '0892000099', calls: 1, seconds: 600 }]
  await checkMonths(site.app)
  expect(await listed()).toMatchObject(
    [
      { month: '2026-11', operatorCalls: 0, ownCalls: 0, differs: 0 },
      {
        month: '2026-11',
        operatorCalls: 1,
        ownCalls: 1,
        operatorSeconds: 600,
        ownSeconds: 600,
        differs: 0,
        payback: 540,
      },
    ]
      .sort((a, b) => b.operatorCalls - a.operatorCalls)
      .filter(({ ownCalls }) => ownCalls === 1),
  )
  expect([await watched(), lines]).toEqual([[], []])
  operator.month = () => [{ number: '0892000099', calls: 1, seconds: 540 }]
  await checkMonths(site.app)
  expect(await watched()).toEqual([])
  await site.advance(DAY)
  await checkMonths(site.app)
  expect(await listed()).toMatchObject([{ differs: -60 }])
  expect(await watched()).toMatchObject([{ site_id: 99, operator_seconds: 540, own_seconds: 600 }])
  expect(lines.join()).toContain('premium seconds differ')
})
