import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { SkyArt } from '../../../../ui/sky/sky-art.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './hero.module.css'

/** The top of the page: the promise, and the main button. */
export function Hero() {
  const t = useTexts(texts)
  return (
    <div className={classNames('night', 'house-hero', styles.hero)}>
      <div className={styles.inside}>
        <div className={classNames('house-words', styles.words)}>
          <h1 className={styles.promise}>{t('promise')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <p>
            <ButtonLink to={href('/voyance')}>{t('see')}</ButtonLink>
          </p>
        </div>
        <SkyArt className={classNames('house-art', styles.art)} />
      </div>
    </div>
  )
}
