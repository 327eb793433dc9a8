import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../accounts.module.css'
import { fieldProps } from '../form.ts'
import { FIRST_NAME_MAX, OLDEST_BIRTH_YEAR } from '../rules.ts'
import { texts } from '../texts.ts'
import type { viewUser } from '../views.ts'
import { FormErrors } from './form-errors.tsx'
import { GenderSelect } from './gender-select.tsx'

interface Props {
  user: ReturnType<typeof viewUser>
  result: SubmissionResult | undefined
}

export function DetailsForm({ user, result }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'details'
  const [form, fields] = useForm<Record<'firstName' | 'gender' | 'birthDate', string>>({
    id: 'informations',
    lastResult: result,
    defaultValue: { firstName: user.firstName, gender: user.gender },
  })
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className={styles.form}>
      <FormErrors errors={form.errors} />
      <Field
        {...fieldProps(fields.firstName)}
        label={t('firstName')}
        autoComplete="given-name"
        required
        maxLength={FIRST_NAME_MAX}
      />
      <GenderSelect field={fields.gender} />
      {user.birthDate ? (
        <p className={styles.conditions}>{t('birthDateFixed')}</p>
      ) : (
        <Field
          {...fieldProps(fields.birthDate)}
          label={t('birthDate')}
          hint={t('birthDateOnce')}
          type="date"
          autoComplete="bday"
          min={`${OLDEST_BIRTH_YEAR}-01-01`}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="details" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}
