import type { ReactNode } from 'react'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { PublishedReview } from '../../psychics/profile-queries.server.ts'
import { texts } from '../profile-texts.ts'
import styles from './profile.module.css'

export function ReviewList({ reviews, name }: { reviews: readonly PublishedReview[]; name: string }) {
  const t = useTexts(texts)
  return (
    <Reviews>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review}>
          {review.reply ? (
            <Reply title={t('reply', { name, date: inDay(review.reply.writtenAt) })} text={review.reply.text} />
          ) : null}
        </ReviewCard>
      ))}
    </Reviews>
  )
}

export const Reviews = ({ children }: { children: ReactNode }) => <ul className={styles.reviews}>{children}</ul>

interface ReviewCardProps {
  id?: string
  review: Pick<PublishedReview, 'rating' | 'text' | 'consultedAt' | 'writtenAt'>
  /** Shown below the list. */
  children: ReactNode
}

export function ReviewCard({ id, review, children }: ReviewCardProps) {
  const t = useTexts(texts)
  return (
    <Card as="li" id={id} className={styles.review}>
      <p className={styles.stars}>
        <span aria-hidden="true">{'★'.repeat(review.rating)}</span>
        {t('reviewRating', { rating: review.rating })}
      </p>
      <p className={styles.said}>{review.text}</p>
      <p className={styles.dates}>
        {t('reviewDates', { consulted: inDay(review.consultedAt), written: inDay(review.writtenAt) })}
      </p>
      {children}
    </Card>
  )
}

export function Reply({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <blockquote className={styles.reply}>
      <p className={styles.replyName}>{title}</p>
      <p className={styles.said}>{text}</p>
      {children}
    </blockquote>
  )
}
