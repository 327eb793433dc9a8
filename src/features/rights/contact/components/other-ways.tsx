import { href, Link } from 'react-router'
import { Card } from '../../../../ui/card/card.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../content/content/components/aside.module.css'
import { texts } from '../texts.ts'

const sooner = [
  ['questionsLink', href('/questions-frequentes')],
  ['receiptsLink', href('/mon-compte/consultations')],
  ['exchangeLink', href('/contact-voyant')],
  ['complaintLink', href('/reclamation')],
  ['withdrawalLink', href('/retractation')],
  ['workLink', href('/devenir-voyant')],
  ['dataLink', href('/mon-compte/donnees')],
] as const

/** When messages are read, and faster ways to get help. */
export function OtherWays({ phone }: { phone: string | null }) {
  const t = useTexts(texts)
  const plural = useShell()?.site.psychicNoun.plural ?? ''
  return (
    <>
      <Card as="section" className={styles.card}>
        <h2 className={styles.title}>{t('hoursTitle')}</h2>
        <p>{t('hours')}</p>
        <p>
          <LinkedText
            from={texts}
            name="hoursPsychics"
            values={{ plural }}
            links={{ list: { href: href('/voyance'), label: t('listLink') } }}
          />
        </p>
      </Card>
      <Card as="section" className={styles.card}>
        <h2 className={styles.title}>{t('phoneTitle')}</h2>
        <p>{phone ? t('phone', { phone }) : t('phoneUnknown')}</p>
      </Card>
      <Card as="section" className={styles.card}>
        <h2 className={styles.title}>{t('soonerTitle')}</h2>
        <ul className={styles.links}>
          {sooner.map(([key, to]) => (
            <li key={key}>
              <Link to={to}>{t(key)}</Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
