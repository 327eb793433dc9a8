import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { href, redirect, useNavigation } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ChallengeField } from '../../house/challenges/components/challenge-field.tsx'
import { FormErrors } from '../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../house/forms/form.ts'
import styles from '../../house/forms/forms.module.css'
import { ownPath } from '../../house/visit/own-path.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import { SECOND_FACTOR, withReturn } from '../../house/visit/sign-in-paths.ts'
import { signInForm } from '../../people/accounts/forms.server.ts'
import { signIn } from '../../people/accounts/sign-in.server.ts'
import { texts } from '../../people/accounts/texts.ts'
import { PasskeySignIn } from '../../people/passkeys/components/passkey-sign-in.tsx'
import { SocialButtons } from '../../people/social/components/social-buttons.tsx'
import { SocialFailure } from '../../people/social/components/social-failure.tsx'
import { offeredProviders } from '../../people/social/offered-providers.ts'
import { shownFailure } from '../../people/social/shown-failure.server.ts'
import { FAILED } from '../../people/ways-in/providers.ts'
import type { Route } from './+types/sign-in.page'

export const handle: PageHandle = { footless: true }

export function loader({ context, url }: Route.LoaderArgs) {
  const returnTo = ownPath(url.searchParams.get('retour'))
  const visit = visitOf(context)
  if (visit.user) throw redirectTo(returnTo)
  if (visit.session.waitingFor !== null) throw redirect(withReturn(SECOND_FACTOR, returnTo))
  return { returnTo, offered: offeredProviders(visit), failure: shownFailure(url.searchParams.get(FAILED)) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: signInForm })
  if (submission.status !== 'success') return rejected(submission)
  const visit = visitOf(context)
  const returnTo = ownPath(url.searchParams.get('retour'))
  try {
    await signIn(visit, submission.value)
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  throw redirectTo(visit.session.waitingFor === null ? returnTo : withReturn(SECOND_FACTOR, returnTo))
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<Record<'email' | 'password', string>>({
    id: 'connexion',
    lastResult: actionData?.result,
  })
  return (
    <Page title={t('signInTitle')} lead={t('signInLead')} width="narrow">
      <title>{t('signInTitle')}</title>
      <meta name="description" content={t('signInDescription')} />
      <p>
        <LinkedText
          from={texts}
          name="notClient"
          links={{
            register: { href: withReturn(href('/inscription'), loaderData.returnTo), label: t('registerLink') },
          }}
        />
      </p>
      {actionData ? null : <SocialFailure failure={loaderData.failure} />}
      <SocialButtons offered={loaderData.offered} purpose="login" returnTo={loaderData.returnTo} />
      <CheckedForm method="post" {...formProps(form)} className={styles.form}>
        <FormErrors errors={form.errors} />
        <Field
          {...fieldProps(fields.email)}
          label={t('email')}
          type="email"
          autoComplete="username webauthn"
          required
        />
        <PasswordField
          {...fieldProps(fields.password)}
          label={t('password')}
          autoComplete="current-password"
          required
        />
        {actionData ? <ChallengeField purpose="sign-in" /> : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {t('signIn')}
          </Button>
          <OnwardLink to={href('/mot-de-passe-oublie')}>{t('lostPassword')}</OnwardLink>
        </div>
      </CheckedForm>
      <PasskeySignIn returnTo={loaderData.returnTo} />
    </Page>
  )
}
