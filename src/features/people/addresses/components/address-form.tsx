import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { addressFields, type DeliveryAddress, LINE_MAX } from '../rules.ts'
import { texts } from '../texts.ts'

/** The autocomplete token of each field, and whether it is optional. */
const kinds = {
  recipient: { autoComplete: 'name', required: true },
  complement: { autoComplete: 'address-line2', required: false },
  building: { autoComplete: 'address-line3', required: false },
  street: { autoComplete: 'address-line1', required: false },
  locality: { autoComplete: 'address-level3', required: false },
  postalCode: { autoComplete: 'postal-code', required: true },
  city: { autoComplete: 'address-level2', required: true },
} as const

export function AddressForm(props: { address: DeliveryAddress | null; result: SubmissionResult | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'save'
  const [form, fields] = useForm<Record<keyof DeliveryAddress, string>>({
    id: 'adresse',
    lastResult: props.result,
    defaultValue: props.address ?? {},
  })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <p className={styles.conditions}>{t('lineHint', { max: LINE_MAX })}</p>
      {addressFields.map((name) => (
        <Field
          key={name}
          {...fieldProps(fields[name])}
          label={t(name)}
          hint={kinds[name].required || name === 'street' ? undefined : t('optional')}
          autoComplete={kinds[name].autoComplete}
          required={kinds[name].required}
          maxLength={LINE_MAX}
          inputMode={name === 'postalCode' ? 'numeric' : undefined}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="save" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </CheckedForm>
  )
}
