import { inDay, inDayAndHour, inEuros } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { texts } from './texts.ts'
import type { WithdrawalView } from './views.ts'

/** The contract in words, as in the declaration. */
export const contractWords = ({
  orderId,
  consultationId,
  described,
}: Pick<WithdrawalView, 'orderId' | 'consultationId' | 'described'>): string => {
  if (orderId !== null) return `achat de crédit n° ${orderId}`
  return consultationId === null ? needed(described, 'what a withdrawal is from') : `consultation n° ${consultationId}`
}

/** The lines of a receipt, the same on the page and in the PDF. */
export function receiptLines(wording: Wording, view: WithdrawalView): [label: string, value: string][] {
  const t = (key: keyof typeof texts.entries, values: Values = {}) => say(wording, texts, key, values)
  const day = view.answeredAt ? inDay(view.answeredAt) : ''
  return [
    [t('contract'), contractWords(view)],
    [t('declaredOn'), inDayAndHour(view.at)],
    [t('author'), view.name],
    [t('sentTo'), view.email],
    [t('refund'), view.refundable === null ? t('refundUnknown') : inEuros(view.refundable)],
    [t('status'), t(`status${view.status}`, { day })],
  ]
}
