import { type SubmissionResult, useForm } from '@conform-to/react'
import { Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../accounts.module.css'
import { formProps } from '../form.ts'
import { CODE_MINUTES } from '../rules.ts'
import { texts } from '../texts.ts'
import { CodeField } from './code-field.tsx'
import { FormErrors } from './form-errors.tsx'

interface Props {
  result: SubmissionResult | undefined
  returnTo: string
  demo: boolean
  /** The button's label. */
  label?: string
}

export function CodeForm(props: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'verify'
  const [form, fields] = useForm<{ code: string }>({ id: 'confirmer', lastResult: props.result })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="verify" />
      <CodeField field={fields.code} label={t('code')} hint={t('codeHint', { minutes: CODE_MINUTES })} sendsItself />
      {props.demo ? (
        <p className={styles.conditions}>
          <Link to="/bac-a-sable">{t('sandboxLink')}</Link>
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {props.label ?? t('verify')}
        </Button>
        <ButtonLink to={props.returnTo} variant="quiet">
          {t('later')}
        </ButtonLink>
      </div>
    </CheckedForm>
  )
}
