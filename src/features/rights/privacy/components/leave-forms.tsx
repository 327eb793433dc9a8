import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form, href, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CodeField } from '../../../house/forms/components/code-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import accounts from '../../../house/forms/forms.module.css'
import { DATA_PAGE } from '../rules.ts'
import { texts } from '../texts.ts'

type Result = SubmissionResult | undefined

/** The form of the first step. */
export function AskForm({ result, asksPassword, again }: { result: Result; asksPassword: boolean; again: boolean }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'ask'
  const [form, fields] = useForm<{ password: string }>({ id: 'partir', lastResult: result })
  return (
    <CheckedForm method="post" {...formProps(form)} className={accounts.form}>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="ask" />
      {asksPassword ? (
        <PasswordField
          {...fieldProps(fields.password)}
          label={t('password')}
          autoComplete="current-password"
          required
        />
      ) : null}
      <div className={accounts.actions}>
        <Button type="submit" variant={again ? 'secondary' : 'danger'} busy={busy}>
          {t(again ? 'leaveAskAgain' : 'leaveAsk')}
        </Button>
        {again ? null : (
          <ButtonLink to={DATA_PAGE} variant="quiet">
            {t('keep')}
          </ButtonLink>
        )}
      </div>
    </CheckedForm>
  )
}

/** The form of the second step. */
export function ConfirmForm({ result, demo }: { result: Result; demo: boolean }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'confirm'
  const [form, fields] = useForm<{ code: string }>({ id: 'confirmer-depart', lastResult: result })
  return (
    <CheckedForm method="post" {...formProps(form)} className={accounts.form}>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="confirm" />
      <CodeField field={fields.code} label={t('leaveCode')} />
      {demo ? (
        <p className={accounts.conditions}>
          <Link to={href('/bac-a-sable')}>{t('sandboxLink')}</Link>
        </p>
      ) : null}
      <div className={accounts.actions}>
        <Button type="submit" variant="danger" busy={busy}>
          {t('leaveConfirm')}
        </Button>
        <ButtonLink to={DATA_PAGE} variant="quiet">
          {t('keep')}
        </ButtonLink>
      </div>
    </CheckedForm>
  )
}

/** The form to cancel the deletion until the day itself. */
export function KeepForm() {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'keep'
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="keep" busy={busy}>
        {t('keep')}
      </Button>
    </Form>
  )
}
