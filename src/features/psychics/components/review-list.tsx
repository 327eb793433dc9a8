import { inDay } from '../../../platform/i18n/french.ts'
import { Card } from '../../../ui/card/card.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import type { PublishedReview } from '../profile-queries.server.ts'
import { texts } from '../texts.ts'
import styles from './profile.module.css'

export function ReviewList({ reviews, name }: { reviews: readonly PublishedReview[]; name: string }) {
  const t = useTexts(texts)
  return (
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <Card as="li" key={review.id} className={styles.review}>
          <p className={styles.stars}>
            <span aria-hidden="true">{'★'.repeat(review.rating)}</span>
            {t('reviewRating', { rating: review.rating })}
          </p>
          <p className={styles.said}>{review.text}</p>
          <p className={styles.dates}>
            {t('reviewDates', { consulted: inDay(review.consultedAt), written: inDay(review.writtenAt) })}
          </p>
          {review.reply ? (
            <blockquote className={styles.reply}>
              <p className={styles.replyName}>{t('reply', { name })}</p>
              <p>{review.reply}</p>
            </blockquote>
          ) : null}
        </Card>
      ))}
    </ul>
  )
}
