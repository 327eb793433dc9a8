import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CodeField } from '../../../house/forms/components/code-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { CODE_MINUTES } from '../../../house/users/rules.ts'
import { texts } from '../texts.ts'

export function CodeForm({ result }: { result: SubmissionResult | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'verify'
  const [form, fields] = useForm<{ code: string }>({ id: 'code-sms', lastResult: result })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <CodeField field={fields.code} label={t('code')} hint={t('codeHint', { minutes: CODE_MINUTES })} />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="verify" busy={busy}>
          {t('verify')}
        </Button>
      </div>
    </CheckedForm>
  )
}
