import { useForm } from '@conform-to/react'
import { redirect, useNavigation } from 'react-router'
import { Refusal } from '../../errors.ts'
import { refuse, rejected } from '../../platform/http/form-reply.server.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckedForm } from '../../ui/error-summary/checked-form.tsx'
import { OnwardLink } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import type { PageHandle } from '../../ui/shell/page-handle.ts'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { ChallengeField } from '../challenges/components/challenge-field.tsx'
import { ConsentsBlock } from '../consents/components/consents-block.tsx'
import { contentOf } from '../consents/views.ts'
import { findHost } from '../psychics/find-host.server.ts'
import { ownPath } from '../session/own-path.ts'
import { redirectTo } from '../session/page-door.server.ts'
import { withReturn } from '../session/sign-in-paths.ts'
import { SocialButtons } from '../social/components/social-buttons.tsx'
import { offeredProviders } from '../social/offered-providers.ts'
import type { Route } from './+types/register.page'
import styles from './accounts.module.css'
import { FormErrors } from './components/form-errors.tsx'
import { RegistrationFields, type RegistrationTyped } from './components/registration-fields.tsx'
import { Welcome } from './components/welcome.tsx'
import { formProps } from './form.ts'
import { registerUser } from './register-user.server.ts'
import { answersOf, parseRegistration, registrationRefusals } from './registration-form.server.ts'
import { VERIFICATION } from './rules.ts'
import { texts } from './texts.ts'

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
  const busy = useNavigation().state === 'submitting'
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
        <OnwardLink to={withReturn('/connexion', returnTo)}>{t('signInLink')}</OnwardLink>
      </p>
      <CheckedForm method="post" {...formProps(form)} className={styles.form}>
        <FormErrors errors={form.errors} />
        <RegistrationFields fields={fields} />
        <ChallengeField purpose="register" />
        <ConsentsBlock
          id={fields.consents.id}
          content={content}
          ticked={[fields.consents.initialValue ?? []].flat().filter((type) => type !== undefined)}
          error={fields.consents.errors?.[0]}
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
