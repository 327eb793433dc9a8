import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { EmailField } from '../../../house/suggestions/components/email-field.tsx'
import { EMAIL_MAX } from '../../../house/users/rules.ts'
import { texts } from '../texts.ts'

/** Asks for a new address to replace the proved one, or (`again`) the one that waits for its code. */
export function NewAddressForm({ result, again }: { result: SubmissionResult | undefined; again: boolean }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'ask'
  const [form, fields] = useForm<Record<'emailAddress' | 'password', string>>({
    id: 'nouvelle-adresse',
    lastResult: result,
  })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <EmailField {...fieldProps(fields.emailAddress)} label={t('newAddress')} maxLength={EMAIL_MAX} required />
      <PasswordField
        {...fieldProps(fields.password)}
        label={t('presentPassword')}
        hint={t('presentPasswordHint')}
        autoComplete="current-password"
        required
      />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="ask" variant={again ? 'secondary' : 'primary'} busy={busy}>
          {t('askNewAddress')}
        </Button>
      </div>
    </CheckedForm>
  )
}
