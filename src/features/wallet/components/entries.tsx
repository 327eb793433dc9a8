import { Link } from 'react-router'
import { inDayAndHour, inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { Table } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import type { WalletEntry } from '../queries.server.ts'
import { texts } from '../texts.ts'
import styles from './entries.module.css'

const kinds = { 'top-up': 'kind.top-up', consultation: 'kind.consultation', 'free-time': 'kind.free-time' } as const

/** Movements of a wallet, each leading to the receipt that explains it. */
export function Entries({ entries }: { entries: readonly WalletEntry[] }) {
  const t = useTexts(texts)
  return (
    <Table caption={t('entriesCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col" className={styles.number}>
            {t('amount')}
          </th>
          <th scope="col" className={styles.number}>
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>{inDayAndHour(entry.at)}</td>
            <td>
              {t(kinds[entry.kind as keyof typeof kinds] ?? 'kind.other')}
              {entry.kind === 'consultation' ? (
                <>
                  {' · '}
                  <Link to={`/consultations/${entry.reference.split(':')[1]}/recu`}>{t('receipt')}</Link>
                </>
              ) : null}
            </td>
            <td className={styles.number}>{signed(entry)}</td>
            <td className={styles.number}>{amountOf(entry.unit, entry.balanceAfter)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const amountOf = (unit: WalletEntry['unit'], amount: number): string =>
  unit === 'cent' ? inEuros(amount) : inMinutes(amount)

const signed = ({ unit, amount }: WalletEntry): string =>
  `${amount < 0 ? '−' : '+'}\u00a0${amountOf(unit, Math.abs(amount))}`
