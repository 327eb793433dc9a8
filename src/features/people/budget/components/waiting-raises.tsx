import { Form } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CAP_KINDS, capInWords } from '../rules.ts'
import { texts } from '../texts.ts'
import type { BudgetView } from '../views.ts'
import styles from './budget.module.css'

/** The raises that wait, each with a button to cancel it. */
export function WaitingRaises({ budget }: { budget: BudgetView }) {
  const t = useTexts(texts)
  return CAP_KINDS.map((kind) => {
    const { raise } = budget[kind]
    if (!raise) return null
    const cap = raise.to === null ? t('free') : capInWords(kind, raise.to)
    return (
      <Notice key={kind}>
        <Form method="post" className={styles.raise}>
          <p>{t(`waits.${kind}`, { cap, moment: inDayAndHour(raise.at) })}</p>
          <Button type="submit" name="keep" value={kind} variant="secondary" aria-label={t(`keep.${kind}`)}>
            {t('keep')}
          </Button>
        </Form>
      </Notice>
    )
  })
}
