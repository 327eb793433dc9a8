import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './rules.module.css'

const rules = ['rulePrice', 'ruleSecond', 'ruleLine', 'ruleBalance', 'ruleReceipt', 'rulePressure'] as const

/** The promises of the site that the program enforces. */
export function Rules() {
  const t = useTexts(texts)
  return (
    <Section title={t('rulesTitle')}>
      <p className={styles.lead}>{t('rulesLead')}</p>
      <dl className={styles.rules}>
        {rules.map((rule) => (
          <div key={rule} className={styles.rule}>
            <dt>{t(`${rule}Title`)}</dt>
            <dd>{t(`${rule}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
