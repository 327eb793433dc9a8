import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { CheckedPhoneField } from '../../../house/suggestions/components/checked-phone-field.tsx'
import { texts } from '../texts.ts'

export function NumberForm({ result }: { result: SubmissionResult | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'add'
  const [form, fields] = useForm<{ phoneNumber: string }>({ id: 'numero', lastResult: result })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <CheckedPhoneField {...fieldProps(fields.phoneNumber)} label={t('phone')} hint={t('phoneHint')} required />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="add" variant="secondary" busy={busy}>
          {t('add')}
        </Button>
      </div>
    </CheckedForm>
  )
}
