import { href } from 'react-router'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import rail from '../../../../ui/rail/rail.module.css'
import { useTexts } from '../../../../ui/wording.tsx'
import { CardBack } from '../../../play/cards/components/card-picture.tsx'
import { texts } from '../texts.ts'
import styles from './free-things.module.css'

const dayCard = href('/tarots-oracles/:game', { game: 'le-tarot-gratuit-d-aujourd-hui' })

/** What needs no account: the card of the day, face down, and the pages of astrology. */
export function FreeThings({ hasDayCard }: { hasDayCard: boolean }) {
  const t = useTexts(texts)
  return (
    <Section title={t('skyTitle')}>
      <ul className={rail.rail}>
        {hasDayCard ? (
          <li className={`night ${styles.card}`}>
            <CardBack sizes="6rem" />
            <div className={styles.words}>
              <h3>{t('dayCardTitle')}</h3>
              <p>{t('dayCardText')}</p>
              <OnwardLink to={dayCard}>{t('dayCardGo')}</OnwardLink>
            </div>
          </li>
        ) : null}
        <li className={styles.words}>
          <h3>{t('skyChartTitle')}</h3>
          <p>{t('skyChartText')}</p>
          <OnwardLink to={href('/theme-astral')}>{t('skyChartGo')}</OnwardLink>
          <OnwardLink to={href('/ciel')}>{t('skyGo')}</OnwardLink>
        </li>
        <li className={styles.words}>
          <h3>{t('skyMatchTitle')}</h3>
          <p>{t('skyMatchText')}</p>
          <OnwardLink to={href('/compatibilite-amoureuse')}>{t('skyMatchGo')}</OnwardLink>
        </li>
      </ul>
    </Section>
  )
}
