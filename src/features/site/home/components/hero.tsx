import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { LivingSky } from '../../../sky/tonight/components/living-sky.tsx'
import { SkyLink } from '../../../sky/tonight/components/sky-link.tsx'
import type { ShownTonight } from '../../../sky/tonight/read-tonight.server.ts'
import { texts } from '../texts.ts'
import styles from './hero.module.css'

/** The top of the page: the promise, the main button, and the sky of this hour. */
export function Hero({ sky }: { sky: ShownTonight }) {
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
        <LivingSky {...sky} className={classNames('house-art', styles.art)}>
          <SkyLink />
        </LivingSky>
      </div>
    </div>
  )
}
