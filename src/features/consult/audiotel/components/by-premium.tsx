import { href } from 'react-router'
import { Card } from '../../../../ui/card/card.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { PremiumNumber } from '../../../../ui/premium-number/premium-number.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { PremiumReach } from '../read-reach.server.ts'
import { texts } from '../texts.ts'
import styles from './by-premium.module.css'

/** How a psychic is reached by the premium-rate number: the number with its price, then the code. */
export function ByPremium({ name, reach }: { name: string; reach: PremiumReach }) {
  const t = useTexts(texts)
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('title')}</h2>
      <PremiumNumber number={reach.number} price={reach} />
      <p className={styles.code}>
        {t('code')} <strong>{reach.code}</strong>
      </p>
      <p className={styles.note}>{t('paidFrom', { name })}</p>
      {reach.isSandbox ? <p className={styles.note}>{t('demo')}</p> : null}
      <OnwardLink to={href('/voyance/audiotel')}>{t('how')}</OnwardLink>
    </Card>
  )
}
