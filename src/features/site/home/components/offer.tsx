import { useId } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './offer.module.css'

/** The welcome offer, with its conditions in equally readable text. */
export function Offer() {
  const t = useTexts(texts)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={classNames('night', styles.offer)}>
      <div className={styles.gift}>
        <h2 id={heading}>{t('offerTitle')}</h2>
        <p>{t('offerText')}</p>
        <p>
          <ButtonLink to={href('/inscription')}>{t('join')}</ButtonLink>
        </p>
      </div>
      <p className={styles.conditions}>{t('offerConditions')}</p>
    </section>
  )
}
