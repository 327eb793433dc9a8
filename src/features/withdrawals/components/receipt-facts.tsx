import { useContext } from 'react'
import { WordingContext } from '../../../ui/wording.tsx'
import type { WithdrawalView } from '../views.ts'
import { receiptLines } from '../wording.ts'
import styles from './withdrawals.module.css'

/** What a receipt holds. */
export function ReceiptFacts({ view }: { view: WithdrawalView }) {
  const wording = useContext(WordingContext)
  return (
    <dl className={styles.facts}>
      {receiptLines(wording, view).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
