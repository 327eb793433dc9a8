import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../accounts.module.css'
import { fieldProps } from '../form.ts'
import { EMAIL_MAX } from '../rules.ts'
import { texts } from '../texts.ts'
import { FormErrors } from './form-errors.tsx'

/** Gives a missing address, or another in the place of one that was mistyped. */
export function AddressForm(props: { result: SubmissionResult | undefined; missing: boolean }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'correct'
  const [form, fields] = useForm<{ emailAddress: string }>({ id: 'adresse', lastResult: props.result })
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className={styles.form}>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="correct" />
      <Field
        {...fieldProps(fields.emailAddress)}
        label={t(props.missing ? 'email' : 'otherEmail')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={busy}>
          {t(props.missing ? 'addAddress' : 'correct')}
        </Button>
      </div>
    </Form>
  )
}
