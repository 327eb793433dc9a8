import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { texts } from '../../../people/passwords/texts.ts'

export function AskForm({ result }: { result: SubmissionResult | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<{ emailAddress: string }>({ id: 'demander', lastResult: result })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="ask" />
      <Field {...fieldProps(fields.emailAddress)} label={t('email')} type="email" autoComplete="username" required />
      <ChallengeField purpose="password-lost" />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('ask')}
        </Button>
      </div>
    </CheckedForm>
  )
}
