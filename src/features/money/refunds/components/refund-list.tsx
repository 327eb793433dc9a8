import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import entries from '../../wallet/components/entries.module.css'
import type { Refunds } from '../read-refunds.server.ts'
import { texts } from '../texts.ts'

const tones = { asked: 'neutral', done: 'good', withStaff: 'busy' } as const

/** The refunds of a client, with their states. */
export function RefundList({ refunds }: Pick<Refunds, 'refunds'>) {
  const t = useTexts(texts)
  return (
    <Card>
      <ul className={entries.entries}>
        {refunds.map(({ id, orderId, askedAt, amount, state }) => (
          <li key={id} className={entries.entry}>
            <span className={entries.what}>{t('refund', { order: orderId })}</span>
            <span className={entries.amount}>{inEuros(amount)}</span>
            <span className={entries.when}>{t('asked', { day: inDay(askedAt) })}</span>
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
