import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../../disputes/components/disputes.module.css'
import { deskTexts } from '../desk-texts.ts'
import type { OpenedComplaint } from '../open-complaint.server.ts'
import { TEXT_MAX } from '../rules.ts'

interface Props {
  complaint: OpenedComplaint
  typed: string | undefined
  error: string | undefined
}

/** Take a complaint, or answer and close it. */
export function DeskForms({ complaint: { takenBy, isMine }, typed, error }: Props) {
  const t = useTexts(deskTexts)
  const busy = useNavigation().formData?.get('intent')
  return (
    <>
      <Section title={t('takeTitle')}>
        <p>{takenBy ? (isMine ? t('mine') : t('takenBy', { name: takenBy })) : t('untaken')}</p>
        {isMine ? null : (
          <Form method="post">
            <Button type="submit" name="intent" value="take" variant="secondary" busy={busy === 'take'}>
              {t(takenBy ? 'takeOver' : 'take')}
            </Button>
          </Form>
        )}
      </Section>
      <Section title={t('answerTitle')}>
        <p>{t('answerLead')}</p>
        <CheckedForm method="post" className={styles.form}>
          <TextArea
            name="answer"
            label={t('answer')}
            error={error}
            defaultValue={typed}
            maxLength={TEXT_MAX}
            rows={8}
            required
          />
          <div>
            <Button type="submit" name="intent" value="answer" busy={busy === 'answer'}>
              {t('send')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
    </>
  )
}
