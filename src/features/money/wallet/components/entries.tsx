import { href, Link } from 'react-router'
import { inDayAndHour, inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { receiptAddress } from '../../../consult/rooms/addresses.ts'
import type { WalletEntry } from '../../../house/ledger/queries.server.ts'
import { texts } from '../texts.ts'
import styles from './entries.module.css'

const kinds = {
  'top-up': 'kind.top-up',
  consultation: 'kind.consultation',
  'free-time': 'kind.free-time',
  'phone-bonus': 'kind.phone-bonus',
  'lottery-prize': 'kind.lottery-prize',
  'appointment-credit': 'kind.appointment-credit',
  promotion: 'kind.promotion',
  reversal: 'kind.reversal',
  refund: 'kind.refund',
  'payment-refund': 'kind.payment-refund',
  chargeback: 'kind.chargeback',
  'chargeback-won': 'kind.chargeback-won',
  'care-release': 'kind.care-release',
  'account-end': 'kind.account-end',
  'gift-open': 'kind.gift-open',
  'gift-close': 'kind.gift-close',
} as const

interface Props {
  entries: readonly WalletEntry[]
}

/** Movements of a wallet as a statement. */
export function Entries({ entries }: Props) {
  return (
    <Card>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Card>
  )
}

function Entry({ entry }: { entry: WalletEntry }) {
  const t = useTexts(texts)
  const { kind, unit, amount, at, balanceAfter, reference, held, invoice } = entry
  return (
    <li className={styles.entry}>
      <p className={styles.what}>{t(held ? 'kind.held' : (kinds[kind as keyof typeof kinds] ?? 'kind.other'))}</p>
      <p className={amount < 0 ? styles.amount : styles.gain}>
        {amount < 0 ? '−' : '+'}&nbsp;{amountOf(unit, Math.abs(amount))}
      </p>
      <p className={styles.when}>
        <time dateTime={at.toISOString()}>{inDayAndHour(at)}</time>
        {kind === 'consultation' || kind === 'care-release' ? (
          <>
            {' · '}
            <Link to={receiptAddress(reference.split(':')[1] ?? '')}>{t('receipt')}</Link>
          </>
        ) : invoice ? (
          <>
            {' · '}
            <a href={href('/wallet/factures/:id/facture.pdf', { id: String(invoice.id) })} download>
              {t(invoice.kind)}
            </a>
          </>
        ) : kind === 'top-up' ? (
          <>
            {' · '}
            <a href={href('/wallet/achats/:id/attestation.pdf', { id: reference.split(':')[1] ?? '' })} download>
              {t('certificate')}
            </a>
          </>
        ) : null}
      </p>
      <p className={styles.after}>{t('after', { amount: amountOf(unit, balanceAfter) })}</p>
    </li>
  )
}

const amountOf = (unit: WalletEntry['unit'], amount: number): string =>
  unit === 'cent' ? inEuros(amount) : inMinutes(amount)
