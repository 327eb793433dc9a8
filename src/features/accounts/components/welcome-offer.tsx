import { Card } from '../../../ui/card/card.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import styles from '../accounts.module.css'
import { texts } from '../texts.ts'

/** The offer with its conditions beside it; nothing on a site that has none. */
export function WelcomeOffer() {
  const t = useTexts(texts)
  const offer = t('offer')
  if (offer === '') return null
  return (
    <Card className={styles.offer}>
      <p>{t('offerTitle')}</p>
      <strong>{offer}</strong>
      <p className={styles.conditions}>
        <LinkedText
          from={texts}
          name="offerConditions"
          links={{ terms: { href: '/page/conditions#temps-offert', label: t('termsLink'), target: '_blank' } }}
        />
      </p>
    </Card>
  )
}
