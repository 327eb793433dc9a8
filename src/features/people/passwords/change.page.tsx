import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { href, useNavigation } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { FormErrors } from '../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../house/forms/form.ts'
import styles from '../../house/forms/forms.module.css'
import { accountDone } from '../../house/users/rules.ts'
import { redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { NewPasswordField } from '../accounts/components/new-password-field.tsx'
import type { Route } from './+types/change.page'
import { changePassword } from './change-password.server.ts'
import { changeForm } from './forms.server.ts'
import { texts } from './texts.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(visitOf(context), url)
  return null
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const submission = parseWithZod(await request.formData(), { schema: changeForm })
  if (submission.status !== 'success') return rejected(submission)
  try {
    await changePassword(visit, submission.value)
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  throw redirectTo(accountDone('mot-de-passe'))
}

export default function ChangePasswordPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<Record<'oldPassword' | 'password', string>>({
    id: 'mot-de-passe',
    lastResult: actionData?.result,
  })
  return (
    <Page title={t('changeTitle')} lead={t('changeLead')} width="narrow">
      <title>{t('changeTitle')}</title>
      <meta name="description" content={t('changeDescription')} />
      <meta name="robots" content="noindex" />
      <CheckedForm method="post" {...formProps(form)} className={styles.form}>
        <FormErrors errors={form.errors} />
        <PasswordField
          {...fieldProps(fields.oldPassword)}
          label={t('oldPassword')}
          autoComplete="current-password"
          required
        />
        <NewPasswordField field={fields.password} label={t('newPassword')} />
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {t('reset')}
          </Button>
          <ButtonLink to={href('/mon-compte')} variant="quiet">
            {t('back')}
          </ButtonLink>
        </div>
      </CheckedForm>
      <p>
        <OnwardLink to={href('/mot-de-passe-oublie')}>{t('forgotten')}</OnwardLink>
      </p>
    </Page>
  )
}
