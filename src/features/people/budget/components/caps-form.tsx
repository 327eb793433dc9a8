import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { CAP_KINDS, type CapKind, capTyped } from '../rules.ts'
import { texts } from '../texts.ts'
import type { BudgetView } from '../views.ts'

interface CapsFormProps {
  budget: BudgetView
  result: SubmissionResult | undefined
}

/** The caps as they hold now; an empty field is no cap. */
export function CapsForm({ budget, result }: CapsFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.has('month')
  const shown = Object.fromEntries(CAP_KINDS.map((kind) => [kind, capTyped(kind, budget[kind].cap)]))
  const [form, fields] = useForm<Record<CapKind, string>>({ id: 'plafonds', lastResult: result, defaultValue: shown })
  return (
    // Anew once saved, so that the fields show what holds.
    <CheckedForm key={Object.values(shown).join()} method="post" {...formProps(form)} className={styles.form}>
      <p>{t('formLead')}</p>
      <FormErrors errors={form.errors} />
      {CAP_KINDS.map((kind) => (
        <Field
          key={kind}
          {...fieldProps(fields[kind])}
          label={t(kind)}
          hint={kind === 'length' ? t('lengthHint') : undefined}
          title={t(kind === 'length' ? 'lengthTitle' : 'capTitle')}
          pattern={kind === 'length' ? '[0-9]{1,3}' : '[0-9]{1,5}([.,][0-9]{1,2})?'}
          inputMode={kind === 'length' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={8}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </CheckedForm>
  )
}
