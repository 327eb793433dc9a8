import { inDayAndHour, inEuros } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { BudgetView } from '../views.ts'
import styles from './budget.module.css'

/** What was spent in each current period, of its cap. */
export function Spending({ budget }: { budget: BudgetView }) {
  const t = useTexts(texts)
  return (
    <Section title={t('nowTitle')}>
      <Card>
        {budget.spent.map(({ period, consulted, bought, until }) => (
          <div key={period} className={styles.period}>
            <h3>{t(`now.${period}`)}</h3>
            <Amount label={t('consulted')} cents={consulted} cap={budget[period].cap} />
            <Amount label={t('bought')} cents={bought} cap={budget[period].cap} />
            <p className={styles.note}>{t('until', { moment: inDayAndHour(until) })}</p>
          </div>
        ))}
      </Card>
    </Section>
  )
}

function Amount({ label, cents, cap }: { label: string; cents: number; cap: number | null }) {
  const t = useTexts(texts)
  const spent = inEuros(cents)
  if (cap === null) {
    return (
      <p className={styles.free}>
        <b>{label}</b> <span>{t('spentFree', { spent })}</span>
      </p>
    )
  }
  return <Progress label={label} value={cents} max={cap} said={t('spentOf', { spent, cap: inEuros(cap) })} />
}
