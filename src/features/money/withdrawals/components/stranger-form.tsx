import { type SubmissionResult, useForm } from '@conform-to/react'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import accounts from '../../../house/forms/forms.module.css'
import { EMAIL_MAX } from '../../../house/users/rules.ts'
import { DESCRIBED_MAX, NAME_MAX } from '../rules.ts'
import { texts } from '../texts.ts'

interface Typed extends Record<string, string> {
  described: string
  name: string
  emailAddress: string
}

/** For visitors: the contract, its owner, and the address for the receipt. */
export function StrangerForm({ result, typed }: { result: SubmissionResult | undefined; typed: Typed | undefined }) {
  const t = useTexts(texts)
  const [form, fields] = useForm<Typed>({ id: 'retractation', lastResult: result, defaultValue: typed })
  return (
    <CheckedForm method="post" {...formProps(form)} className={accounts.form}>
      <FormErrors errors={form.errors} />
      <Field
        {...fieldProps(fields.described)}
        label={t('described')}
        hint={t('describedHint')}
        maxLength={DESCRIBED_MAX}
        required
      />
      <Field {...fieldProps(fields.name)} label={t('name')} autoComplete="name" maxLength={NAME_MAX} required />
      <Field
        {...fieldProps(fields.emailAddress)}
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
      />
      <div className={accounts.actions}>
        <Button type="submit" name="intent" value="check">
          {t('goOn')}
        </Button>
      </div>
    </CheckedForm>
  )
}
