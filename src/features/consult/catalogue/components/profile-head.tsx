import { Badge } from '../../../../ui/badge/badge.tsx'
import { Rating } from '../../../../ui/rating/rating.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { Heart } from '../../psychics/components/heart.tsx'
import type { PsychicProfile } from '../../psychics/find-psychic.server.ts'
import { texts } from '../../psychics/texts.ts'
import { jobTitle } from '../../psychics/trades.ts'
import styles from './profile.module.css'

/** The lines under the name: the trade, the psychic's own line, the rating. */
export function ProfileHead({ psychic }: { psychic: PsychicProfile }) {
  const t = useTexts(texts)
  return (
    <div className={styles.identity}>
      <p>{jobTitle(psychic)}</p>
      <p className={styles.headline}>{psychic.headline}</p>
      <div className={styles.mark}>
        <Rating value={psychic.rating} count={psychic.reviewCount} />
        <Heart psychic={psychic} />
      </div>
      {psychic.isAutomaton || psychic.isNew ? (
        <p className={styles.specialities}>
          {psychic.isAutomaton ? <Badge tone="gold">{t('automaton')}</Badge> : null}
          {psychic.isNew ? <Badge>{t('new')}</Badge> : null}
        </p>
      ) : null}
    </div>
  )
}
