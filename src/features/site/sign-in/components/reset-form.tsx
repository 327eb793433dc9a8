import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CodeField } from '../../../house/forms/components/code-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { NewPasswordField } from '../../../people/accounts/components/new-password-field.tsx'
import { texts } from '../../../people/passwords/texts.ts'

/** `email` is known right after the code was asked for. */
export function ResetForm(props: { result: SubmissionResult | undefined; email: string | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<Record<'emailAddress' | 'resetCode' | 'password', string>>({
    id: 'changer',
    lastResult: props.result,
    defaultValue: { emailAddress: props.email ?? '' },
  })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="reset" />
      <Field {...fieldProps(fields.emailAddress)} label={t('email')} type="email" autoComplete="username" required />
      <CodeField field={fields.resetCode} label={t('code')} />
      <NewPasswordField field={fields.password} label={t('newPassword')} />
      <p className={styles.conditions}>{t('elsewhere')}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('reset')}
        </Button>
      </div>
    </CheckedForm>
  )
}
