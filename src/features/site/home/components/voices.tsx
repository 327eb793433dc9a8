import { href, Link } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import rail from '../../../../ui/rail/rail.module.css'
import { Rating } from '../../../../ui/rating/rating.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Voices as Heard } from '../load-voices.server.ts'
import { texts } from '../texts.ts'
import styles from './voices.module.css'

/** The latest reviews, unfiltered, and the overall rating. */
export function Voices({ voices: { reviews, rating } }: { voices: Heard }) {
  const t = useTexts(texts)
  const isDemo = useShell()?.mode === 'demo'
  return (
    <Section title={t('voicesTitle')}>
      <div className={styles.together}>
        <Rating value={rating.average} count={rating.count} />
        <p className={styles.rule}>{t(isDemo ? 'voicesExamples' : 'voicesRule')}</p>
      </div>
      <ul className={rail.rail}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Card as="article" className={styles.voice}>
              <Rating value={review.rating} />
              <blockquote className={styles.said}>{review.text}</blockquote>
              <p className={styles.of}>
                <Avatar name={review.psychic.name} src={review.psychic.portrait} size={44} />
                <span>
                  {t('voiceOf', { initial: review.initial, date: inDay(new Date(review.consultedAt)) })}
                  <br />
                  <Link to={href('/voyance/:slug', { slug: review.psychic.slug })}>
                    {t('voiceAbout', { name: review.psychic.name })}
                  </Link>
                </span>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
