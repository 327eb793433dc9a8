import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import { PAUSE_PAGE } from '../rules.ts'
import { texts } from '../texts.ts'

/** Link at the foot of pages that lead to a payment. */
export function PauseFoot() {
  const t = useTexts(texts)
  return (
    <p>
      <LinkedText from={texts} name="foot" links={{ pause: { href: PAUSE_PAGE, label: t('footLink') } }} />
    </p>
  )
}
