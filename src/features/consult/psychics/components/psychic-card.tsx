import type { ReactNode } from 'react'
import { href, Link, useViewTransitionState } from 'react-router'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PresenceMark } from '../../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { Rating } from '../../../../ui/rating/rating.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { consultAddress } from '../../rooms/addresses.ts'
import { waitsOn } from '../rules.ts'
import { texts } from '../texts.ts'
import { capitalised, jobOf } from '../trades.ts'
import type { PsychicView } from '../views.ts'
import { Channels } from './channels.tsx'
import { Heart } from './heart.tsx'
import styles from './psychic-card.module.css'

interface Props {
  psychic: PsychicView
  /** On a page that has a large portrait already, none travels to the next. */
  still?: boolean
  children?: ReactNode
}

/** A psychic in a list: the whole card links to the profile, where the portrait travels. */
export function PsychicCard({ psychic, still = false, children }: Props) {
  const t = useTexts(texts)
  const queue = waitsOn(psychic)
  const profile = href('/voyance/:slug', { slug: psychic.slug })
  const travels = useViewTransitionState(profile)
  const { name, gender, isAutomaton, isNew } = psychic
  return (
    <Card as="article" className={styles.card}>
      <div className={classNames(styles.who, travels && 'travels')}>
        <Avatar name={name} src={psychic.portrait} size={88} />
        <div className={styles.identity}>
          <h3 className={styles.name}>
            <Link to={profile} viewTransition={!still} className={styles.link}>
              {name}
            </Link>
          </h3>
          <p className={styles.job}>{capitalised(jobOf(psychic.jobId).singular[gender])}</p>
          <Rating value={psychic.rating} count={psychic.reviewCount} />
        </div>
        <Heart psychic={psychic} />
      </div>
      {isAutomaton || isNew ? (
        <p className={styles.badges}>
          {isAutomaton ? <Badge tone="gold">{t('automaton')}</Badge> : null}
          {isNew ? <Badge>{t('new')}</Badge> : null}
        </p>
      ) : null}
      <p className={styles.specialities}>{capitalised(psychic.specialities.join(', '))}</p>
      <div className={styles.foot}>
        <div>
          <PresenceMark status={psychic.status} />
          <Channels open={psychic.platforms} />
          {children}
        </div>
        <span>
          {isAutomaton ? `${t('trial')} ` : null}
          <Price centsPerMinute={psychic.pricePerMinute} />
        </span>
      </div>
      {queue ? (
        <Link to={consultAddress(psychic.slug, queue)} className={styles.wait}>
          {t('wait')} <span className="visually-hidden">{name}</span>
        </Link>
      ) : null}
    </Card>
  )
}
