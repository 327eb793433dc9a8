import { expect, test } from 'vitest'
import { plainWording } from '../../platform/i18n/texts.ts'
import { receiptPdf } from './receipt-pdf.server.ts'

test('the paper receipt is a PDF, its longest timeline on further pages', async () => {
  const consultation = { id: 7, psychicName: 'Salomé', requestedAt: new Date('2026-11-21T11:00:00Z') }
  const event = { at: '2026-11-21T11:00:00.000Z', kind: 'resumed', side: 'client', reason: null }
  const receipt = { seconds: 125, freeSeconds: 0, giftSeconds: 30, pricePerMinute: 250, total: 520, vat: 87 }
  const make = (events: number) =>
    receiptPdf(
      {
        consultation: consultation as never,
        receipt: {
          ...receipt,
          vatPercent: 20,
          balanceBefore: 2000,
          balanceAfter: 1480,
          timeline: Array(events).fill(event),
        } as never,
        company: 'Cosmospace',
      },
      plainWording,
    )
  const short = (await make(4)).toString('latin1')
  expect(short.startsWith('%PDF-')).toBe(true)
  expect(short.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect((await make(120)).toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1)
})
