import { expect, test } from 'vitest'
import { billFor } from './rules.ts'

const reading = { freeSeconds: 0, pricePerMinute: 250, vatPercent: 20, psychicSharePercent: 45 }

test.each([
  // metered ms, free seconds, waived → seconds, free, total, VAT, share
  [120_000, 600, false, 120, 120, 0, 0, 0],
  [125_999, 0, false, 125, 0, 520, 87, 194],
  [125_999, 100, false, 125, 100, 104, 17, 39],
  [59_999, 0, true, 59, 0, 0, 0, 0],
  [59_999, 0, false, 59, 0, 245, 41, 91],
  [0, 600, false, 0, 0, 0, 0, 0],
])('%i ms with %i free seconds, waived %s', (meteredMs, freeSeconds, waived, seconds, free, total, vat, share) => {
  const bill = billFor({ ...reading, meteredMs, freeSeconds }, waived)
  expect(bill).toMatchObject({ seconds, freeSeconds: free, total, vat, psychicShare: share })
})

test('the total is the floor of seconds × price / 60, never more', () => {
  for (let seconds = 1; seconds < 4000; seconds += 7) {
    const { total } = billFor({ ...reading, pricePerMinute: 173, meteredMs: seconds * 1000 }, false)
    expect(total).toBe(Math.floor((seconds * 173) / 60))
  }
})
