import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './mailbox.module.css'

/** The current codes of the demonstration staff's authenticator apps. */
export function Factors({ codes }: { codes: readonly { email: string; code: string | null }[] }) {
  const t = useTexts(texts)
  if (codes.length === 0) return null
  return (
    <Section title={t('factorsTitle')} id="seconds-facteurs">
      <p>{t('factorsLead')}</p>
      <Card className={styles.mail}>
        <dl className={styles.factors}>
          {codes.map(({ email, code }) => (
            <div key={email}>
              <dt>{email}</dt>
              <dd className={styles.code}>{code ?? t('factorUnreadable')}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
