import { inDay, inDayAndHour, inEuros, inMinutes, inMinutesExactly, perMinute } from '../../../platform/i18n/french.ts'
import type { Values } from '../../../platform/i18n/texts.ts'
import type { Receipt } from '../rooms/read-receipt.server.ts'
import type { texts as paper } from './paper-texts.ts'
import type { texts } from './texts.ts'

type Say<T extends { entries: object }> = (key: keyof T['entries'], values?: Values) => string

export interface ReceiptLine {
  label: string
  value: string
  /** Marks a final amount. */
  isTotal?: true
}

/** The lines of a receipt: what was metered and billed, and later refunds. */
export function receiptLines(receipt: Receipt, t: Say<typeof texts>, p: Say<typeof paper>): ReceiptLine[] {
  const { refund } = receipt
  const lines: (ReceiptLine | null)[] = [
    { label: t('channel'), value: t(`channel.${receipt.channel}`) },
    ...(receipt.pricePerAnswer === null ? timeLines(receipt, t) : answerLines(receipt, receipt.pricePerAnswer, t)),
    { label: t('total'), value: inEuros(receipt.total), isTotal: true },
    receipt.taxed > 0 ? { label: t('taxed'), value: inEuros(receipt.taxed) } : null,
    receipt.taxed === 0 || receipt.taxed < receipt.total
      ? { label: t('vat', { percent: receipt.vatPercent }), value: inEuros(receipt.vat) }
      : null,
    receipt.held ? { label: t('held'), value: inEuros(receipt.total) } : null,
    receipt.held && receipt.freeSeconds > 0 ? { label: t('heldTime'), value: inMinutes(receipt.freeSeconds) } : null,
    receipt.givenBack ? { label: t('givenBack'), value: inEuros(receipt.total) } : null,
    receipt.timeBack ? { label: t('givenBackTime'), value: inMinutes(receipt.freeSeconds) } : null,
    refund && {
      label: p('refunded', { date: inDay(refund.at) }),
      value: inEuros(refund.amount),
    },
    refund && { label: p('net'), value: inEuros(receipt.total - refund.amount), isTotal: true },
    { label: t('before'), value: inEuros(receipt.balanceBefore) },
    { label: t('after'), value: inEuros(receipt.balanceAfter) },
  ]
  return lines.filter((line) => line !== null)
}

function timeLines(receipt: Receipt, t: Say<typeof texts>): (ReceiptLine | null)[] {
  const paid = receipt.waived ? 0 : receipt.seconds - receipt.freeSeconds
  return [
    { label: t('seconds'), value: inMinutesExactly(receipt.seconds) },
    { label: t('freeSeconds'), value: inMinutesExactly(receipt.freeSeconds) },
    receipt.giftSeconds > 0 ? { label: t('giftSeconds'), value: inMinutes(receipt.giftSeconds) } : null,
    { label: t('paidSeconds'), value: inMinutes(paid) },
    { label: t('pricePerMinute'), value: perMinute(receipt.pricePerMinute) },
  ]
}

/** A question by text message: when it was asked and answered, and its price. */
function answerLines({ timeline }: Receipt, price: number, t: Say<typeof texts>): (ReceiptLine | null)[] {
  const at = (kind: string, label: 'askedAt' | 'answeredAt') => {
    const event = timeline.find((one) => one.kind === kind)
    return event ? { label: t(label), value: inDayAndHour(event.at) } : null
  }
  return [at('requested', 'askedAt'), at('ended', 'answeredAt'), { label: t('pricePerAnswer'), value: inEuros(price) }]
}
