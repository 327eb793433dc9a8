import { parseWithZod } from '@conform-to/zod/v4'
import { Form, href, redirect } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ResendForm } from '../../house/forms/components/resend-form.tsx'
import styles from '../../house/forms/forms.module.css'
import { resendByForm } from '../../house/forms/resend-by-form.server.ts'
import { secondsToNextCode } from '../../house/users/code-pause.server.ts'
import { passwordHashOf } from '../../house/users/password-queries.server.ts'
import { accountDone, VERIFICATION } from '../../house/users/rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/new-address.page'
import { findAddressChange } from './address-change-queries.server.ts'
import { NEW_ADDRESS_PAGE } from './ask-address-change.server.ts'
import { changeDetails } from './change-details.server.ts'
import { CodeForm } from './components/code-form.tsx'
import { NewAddressForm } from './components/new-address-form.tsx'
import { confirmAddressChange, keepAddress } from './confirm-address-change.server.ts'
import { newAddressForm } from './forms.server.ts'
import { resendCode } from './resend-code.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id, email, emailProved } = personOf(visit)
  if (!email || !emailProved) throw redirect(VERIFICATION)
  const change = await findAddressChange(visit.db, id)
  return {
    email,
    awaited: change?.email ?? null,
    wait: change ? await secondsToNextCode(visit, id, 'address') : 0,
    hasPassword: (await passwordHashOf(visit.db, id)) !== null,
    demo: visit.app.config.mode === 'demo',
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const resent = await resendByForm(form, () => resendCode(visit))
  if (resent) return resent
  if (form.get('intent') === 'keep') {
    await keepAddress(visit)
    throw redirectTo(accountDone('adresse-gardee'))
  }
  const submission = parseWithZod(form, { schema: newAddressForm })
  if (submission.status !== 'success') return rejected(submission)
  const given = submission.value
  try {
    if (given.intent === 'verify') await confirmAddressChange(visit, given)
    else await changeDetails(visit, { email: given.emailAddress, password: given.password })
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  throw redirectTo(given.intent === 'verify' ? accountDone('adresse-changee') : NEW_ADDRESS_PAGE)
}

export default function NewAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { email, awaited, wait, hasPassword, demo } = loaderData
  const result = actionData && 'result' in actionData ? actionData.result : undefined
  const isCode = result?.initialValue?.intent === 'verify'
  const form = <NewAddressForm result={isCode ? undefined : result} again={awaited !== null} />
  return (
    <Page title={t('newAddressTitle')} lead={t('newAddressLead', { email })} width="narrow">
      <title>{t('newAddressTitle')}</title>
      <meta name="description" content={t('newAddressDescription')} />
      <meta name="robots" content="noindex" />
      {awaited ? (
        <>
          <Section title={t('newAddressCodeTitle', { email: awaited })}>
            <CodeForm
              result={isCode ? result : undefined}
              returnTo={href('/mon-compte')}
              demo={demo}
              label={t('confirmNewAddress')}
            />
            <ResendForm
              help={t('resendHelp')}
              wait={wait}
              resent={actionData !== undefined && 'resent' in actionData}
              refusal={actionData && 'refusal' in actionData ? actionData.refusal : undefined}
            />
            <Form method="post" className={styles.actions}>
              <Button type="submit" name="intent" value="keep" variant="quiet">
                {t('keepAddress')}
              </Button>
            </Form>
          </Section>
          <Section title={t('newAddressOther')}>{form}</Section>
        </>
      ) : null}
      {awaited || !hasPassword ? null : form}
      {hasPassword ? null : (
        <p>
          <LinkedText
            from={texts}
            name="noPasswordYet"
            links={{ choose: { href: href('/mot-de-passe-oublie'), label: t('noPasswordLink') } }}
          />
        </p>
      )}
      {awaited ? null : (
        <p>
          <BackLink to={href('/mon-compte')}>{t('backToAccount')}</BackLink>
        </p>
      )}
    </Page>
  )
}
