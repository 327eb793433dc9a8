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
    <div className={classNames('night', styles.hero)}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h1 className={styles.promise}>{t('promise')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <p>
            <ButtonLink to={href('/voyance')}>{t('see')}</ButtonLink>
          </p>
        </div>
        <SkyArt className={styles.art} />
      </div>
    </div>
  )
}
