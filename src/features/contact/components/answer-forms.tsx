import { useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../../disputes/components/disputes.module.css'
import { REASON_MAX } from '../../staff/acts.ts'
import { texts } from '../desk-texts.ts'
import { TEXT_MAX } from '../rules.ts'

interface Props {
  refusal: { field: string | null; message: string } | null
  typed: Record<string, string>
}

/** Answer by mail, or close. */
export function AnswerForms({ refusal, typed }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent')
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <>
      <Section title={t('answerTitle')}>
        <CheckedForm method="post" className={styles.form}>
          <TextArea
            name="answer"
            label={t('answer')}
            error={errorAt('answer')}
            defaultValue={typed.answer}
            maxLength={TEXT_MAX}
            rows={10}
            required
          />
          <div>
            <Button type="submit" name="intent" value="answer" busy={busy === 'answer'}>
              {t('send')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
      <Section title={t('closeTitle')}>
        <p>{t('closeLead')}</p>
        <CheckedForm method="post" className={styles.form}>
          <Field
            name="reason"
            label={t('closeReason')}
            error={errorAt('reason')}
            defaultValue={typed.reason}
            autoComplete="off"
            maxLength={REASON_MAX}
            required
          />
          <div>
            <Button type="submit" name="intent" value="close" variant="secondary" busy={busy === 'close'}>
              {t('close')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
    </>
  )
}
