import { useContext } from 'react'
import { Facts } from '../../../../ui/figures/facts.tsx'
import { useTexts, WordingContext } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { WithdrawalView } from '../views.ts'
import { receiptLines } from '../wording.ts'

/** The number of a receipt, and the facts on it. */
export function ReceiptFacts({ view }: { view: WithdrawalView }) {
  const t = useTexts(texts)
  return <Facts lines={[[t('number'), view.reference], ...receiptLines(useContext(WordingContext), view)]} />
}
