import { type SubmissionResult, useForm } from '@conform-to/react'
import { href, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CodeField } from '../../../house/forms/components/code-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { CODE_MINUTES } from '../../../house/users/rules.ts'
import { texts } from '../texts.ts'

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
          <Link to={href('/bac-a-sable')}>{t('sandboxLink')}</Link>
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
