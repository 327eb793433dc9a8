import { useContext } from 'react'
import { Facts } from '../../../../ui/figures/facts.tsx'
import { WordingContext } from '../../../../ui/wording.tsx'
import type { WithdrawalView } from '../views.ts'
import { receiptLines } from '../wording.ts'

/** The facts on a receipt. */
export function ReceiptFacts({ view }: { view: WithdrawalView }) {
  return <Facts lines={receiptLines(useContext(WordingContext), view)} />
}
