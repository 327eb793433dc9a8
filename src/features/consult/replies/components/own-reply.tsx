import { inDay } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { Reply } from '../../catalogue/components/review-list.tsx'
import type { BrandedReview } from '../list-own-reviews.server.ts'
import { REPLY_MAX } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './own-reply.module.css'

interface OwnReplyProps {
  review: BrandedReview
  /** The outcome of its form. */
  sent: { refusal: ShownRefusal; typed: Record<string, string> } | undefined
}

/** The psychic's reply to a review, with its form until a moderator decides. */
export function OwnReply({ review: { id, reply, brand }, sent }: OwnReplyProps) {
  const t = useTexts(texts)
  const isOpen = reply === null || reply.status === 'pending'
  return (
    <>
      <p>{t('onBrand', { brand })}</p>
      {reply ? (
        <Reply title={t(`state.${reply.status}`, { date: inDay(reply.writtenAt) })} text={reply.text}>
          {reply.reason ? <p className={styles.why}>{t('why', { reason: reply.reason })}</p> : null}
        </Reply>
      ) : null}
      {isOpen ? (
        <details open={sent !== undefined}>
          <summary>{t(reply ? 'change' : 'answer')}</summary>
          <CheckedForm method="post" className={styles.form}>
            <input type="hidden" name="id" value={id} />
            <TextArea
              id={`reply-${id}`}
              name="text"
              label={t('label')}
              hint={t('hint', { max: REPLY_MAX })}
              error={sent?.refusal.field === 'text' ? sent.refusal.message : undefined}
              defaultValue={sent?.typed.text ?? reply?.text}
              maxLength={REPLY_MAX}
              required
            />
            <div>
              <Button type="submit" variant="secondary">
                {t('send')}
              </Button>
            </div>
          </CheckedForm>
        </details>
      ) : null}
    </>
  )
}
