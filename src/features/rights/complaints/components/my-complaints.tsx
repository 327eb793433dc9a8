import { inDay } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { ComplaintView } from '../views.ts'
import styles from './complaints.module.css'

/** The client's complaints and their state. */
export function MyComplaints({ complaints }: { complaints: readonly ComplaintView[] }) {
  const t = useTexts(texts)
  if (complaints.length === 0) return null
  return (
    <Section title={t('mineTitle')}>
      <ul className={styles.list}>
        {complaints.map(({ reference, at, answerBy, answeredAt, answer, text }) => (
          <Card as="li" key={reference} className={styles.complaint}>
            <h3>{t('doneTitle', { reference })}</h3>
            <p>{t('madeOn', { day: inDay(at) })}</p>
            <p className={styles.words}>{text}</p>
            <p className={styles.state}>
              {answeredAt ? t('answered', { day: inDay(answeredAt) }) : t('waits', { day: inDay(answerBy) })}
            </p>
            {answer ? <p className={styles.words}>{answer}</p> : null}
          </Card>
        ))}
      </ul>
    </Section>
  )
}
