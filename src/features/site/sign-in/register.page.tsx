import { useForm } from '@conform-to/react'
import { href, redirect, useNavigation } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { findHost } from '../../consult/psychics/find-host.server.ts'
import { ChallengeField } from '../../house/challenges/components/challenge-field.tsx'
import { ConsentsBlock } from '../../house/consents/components/consents-block.tsx'
import { contentOf } from '../../house/consents/views.ts'
import { FormErrors } from '../../house/forms/components/form-errors.tsx'
import { boxesProps, formProps } from '../../house/forms/form.ts'
import styles from '../../house/forms/forms.module.css'
import { VERIFICATION } from '../../house/users/rules.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import { RegistrationFields, type RegistrationTyped } from '../../people/accounts/components/registration-fields.tsx'
import { registerUser } from '../../people/accounts/register-user.server.ts'
import { answersOf, parseRegistration, registrationRefusals } from '../../people/accounts/registration-form.server.ts'
import { texts } from '../../people/accounts/texts.ts'
import { SocialButtons } from '../../people/social/components/social-buttons.tsx'
import { offeredProviders } from '../../people/social/offered-providers.ts'
import type { Route } from './+types/register.page'
import { Welcome } from './components/welcome.tsx'

export const handle: PageHandle = { footless: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const returnTo = ownPath(url.searchParams.get('retour'))
  if (visit.user) throw redirect(returnTo)
  const host = await findHost(visit, returnTo)
  return { content: contentOf('REGISTRATION', visit.site), host, returnTo, offered: offeredProviders(visit) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const returnTo = ownPath(url.searchParams.get('retour'))
  const submission = parseRegistration(await request.formData())
  if (submission.status !== 'success') return rejected(submission)
  const given = submission.value
  try {
    const [first, ...others] = await registrationRefusals(visit, given)
    if (first) return refuse(submission, first, ...others)
    await registerUser(visit, { ...given, consents: answersOf(visit, given), returnTo })
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  throw redirectTo(withReturn(VERIFICATION, returnTo))
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<RegistrationTyped>({
    id: 'inscription',
    lastResult: actionData?.result,
  })
  const { content, host, returnTo } = loaderData
  return (
    <Page title={t('registerTitle')} lead={host ? null : t('registerLead')} width="narrow">
      <title>{t('registerTitle')}</title>
      <meta name="description" content={t('registerDescription')} />
      <Welcome host={host} />
      <p>
        <OnwardLink to={withReturn(href('/connexion'), returnTo)}>{t('signInLink')}</OnwardLink>
      </p>
      <CheckedForm method="post" {...formProps(form)} className={styles.form}>
        <FormErrors errors={form.errors} />
        <RegistrationFields fields={fields} />
        <ChallengeField purpose="register" />
        <ConsentsBlock
          {...boxesProps(fields.consents)}
          content={content}
          button={
            <Button type="submit" busy={busy}>
              {t('register')}
            </Button>
          }
          buttonPlace="before"
        />
      </CheckedForm>
      <SocialButtons offered={loaderData.offered} purpose="registration" returnTo={returnTo} />
    </Page>
  )
}
