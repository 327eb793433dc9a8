import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { StarField } from '../../../../ui/rating/star-field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { formTexts } from '../form-texts.ts'
import styles from './review-place.module.css'

interface ReviewPlaceProps {
  /** Whether a review may be left, and whether one was. */
  review: { mayReview: boolean; reviewed: boolean }
  /** A refused form, with the typed values. */
  said: { refusal: { field: string | null; message: string }; typed: { rating?: string; text?: string } } | null
}

/** The form to review a consultation; once sent, a thank-you message, which receives the focus. */
export function ReviewPlace({ review, said }: ReviewPlaceProps) {
  const t = useTexts(formTexts)
  const thanks = useRef<HTMLParagraphElement>(null)
  const had = useRef(review.reviewed)
  useEffect(() => {
    if (review.reviewed && !had.current) thanks.current?.focus()
    had.current = review.reviewed
  }, [review.reviewed])
  if (!review.mayReview && !review.reviewed) return null
  const refusal = said?.refusal
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <Section title={t('reviewTitle')} id="avis">
      {review.reviewed ? (
        <p ref={thanks} tabIndex={-1} className={styles.thanks}>
          {t('reviewed')}
        </p>
      ) : (
        <>
          <p>{t('reviewLead')}</p>
          <Form method="post" className={styles.form} noValidate>
            <StarField
              label={t('rating')}
              name="rating"
              defaultValue={said?.typed.rating}
              error={errorAt('rating')}
              meaning={{
                1: t('rating.1'),
                2: t('rating.2'),
                3: t('rating.3'),
                4: t('rating.4'),
                5: t('rating.5'),
              }}
            />
            <TextArea
              label={t('reviewText')}
              name="text"
              required
              defaultValue={said?.typed.text}
              maxLength={2000}
              error={errorAt('text')}
            />
            <Button type="submit" name="intent" value="review">
              {t('review')}
            </Button>
          </Form>
        </>
      )}
    </Section>
  )
}
