import { href } from 'react-router'
import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import type { openOf } from '../queries.server.ts'
import { texts } from '../texts.ts'

type Payments = Awaited<ReturnType<typeof openOf>>

/** What a client reads of payments that their bank disputes: what is frozen, and what happens next. Accuses nobody. */
export function DisputedPayments({ payments }: { payments: Payments }) {
  const t = useTexts(texts)
  if (payments.length === 0) return null
  return (
    <Notice>
      <p>
        <strong>{t('title')}</strong>
      </p>
      {payments.map(({ id, orderId, paidAt, amount, frozen }) => (
        <p key={id}>
          {t('line', { amount: inEuros(amount), id: orderId, day: inDay(paidAt) })}{' '}
          {frozen > 0 ? t('frozen', { frozen: inEuros(frozen) }) : t('spent')}
        </p>
      ))}
      <p>{t('next')}</p>
      <p>
        <LinkedText
          from={texts}
          name="contact"
          links={{ contact: { href: href('/contactez-nous'), label: t('contactLink') } }}
        />
      </p>
    </Notice>
  )
}
