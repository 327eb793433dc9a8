import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CardBack } from '../../../play/cards/components/card-picture.tsx'
import { texts } from '../texts.ts'
import styles from './day-card.module.css'

const GAME = 'le-tarot-gratuit-d-aujourd-hui'

/** An invitation to the card of the day, face down. */
export function DayCard() {
  const t = useTexts(texts)
  return (
    <section aria-labelledby="carte-du-jour" className={classNames('night', styles.day)}>
      <div className={styles.back}>
        <CardBack sizes="8rem" />
      </div>
      <div className={styles.words}>
        <h2 id="carte-du-jour">{t('dayCardTitle')}</h2>
        <p>{t('dayCardText')}</p>
        <p className={styles.ways}>
          <ButtonLink to={href('/tarots-oracles/:game', { game: GAME })}>{t('dayCardGo')}</ButtonLink>
          <OnwardLink to={href('/tarots-oracles')}>{t('dayCardAll')}</OnwardLink>
        </p>
      </div>
    </section>
  )
}
