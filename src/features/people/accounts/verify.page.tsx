import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import type { SentConsents } from '../../house/consents/rules.ts'
import { contentOf } from '../../house/consents/views.ts'
import { ResendForm } from '../../house/forms/components/resend-form.tsx'
import { resendByForm } from '../../house/forms/resend-by-form.server.ts'
import { refusedSince } from '../../house/mail/bounces.server.ts'
import { RefusedNotice } from '../../house/mail/components/refused-notice.tsx'
import { secondsToNextCode } from '../../house/users/code-pause.server.ts'
import { provedPath } from '../../house/users/rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/verify.page'
import { addressTexts } from './address-texts.ts'
import { changeDetails, type Details } from './change-details.server.ts'
import { AddressForm } from './components/address-form.tsx'
import { CodeForm } from './components/code-form.tsx'
import { verifyForm } from './forms.server.ts'
import { answersOf } from './registration-form.server.ts'
import { resendCode } from './resend-code.server.ts'
import { texts } from './texts.ts'
import { verifyAddress } from './verify-address.server.ts'

export const handle: PageHandle = { footless: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id, email, emailProved } = personOf(visit)
  const returnTo = ownPath(url.searchParams.get('retour'))
  if (emailProved) throw redirect(provedPath(returnTo))
  const wait = await secondsToNextCode(visit, id, 'address')
  const content = email ? null : contentOf('REGISTRATION', visit.site)
  const since = await refusedSince(visit, email)
  return { email, refusedSince: since, returnTo, wait, content, demo: visit.app.config.mode === 'demo' }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const returnTo = ownPath(url.searchParams.get('retour'))
  const form = await request.formData()
  const resent = await resendByForm(form, () => resendCode(visit, returnTo))
  if (resent) return resent
  const submission = parseWithZod(form, { schema: verifyForm })
  if (submission.status !== 'success') return rejected(submission)
  try {
    if (submission.value.intent === 'verify') await verifyAddress(visit, submission.value)
    else await changeDetails(visit, { ...newAddress(visit, submission.value), returnTo })
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    // The form was submitted twice, by the sixth digit and by the button: the first proved the address, so go on.
    if (thrown.reason === 'validationNotFound') throw redirectTo(url.pathname + url.search)
    return refuse(submission, thrown)
  }
  throw redirectTo(submission.value.intent === 'verify' ? provedPath(returnTo) : url.pathname + url.search)
}

/** A first address is sent with the answers to the registration's consents. */
function newAddress(
  visit: Visit,
  given: SentConsents & { emailAddress: string; altcha?: string | undefined },
): Details {
  const { emailAddress: email, altcha } = given
  return personOf(visit).email ? { email, altcha } : { email, altcha, consents: answersOf(visit, given) }
}

export default function VerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const address = useTexts(addressTexts)
  const { email, returnTo, wait, content, demo } = loaderData
  const result = actionData && 'result' in actionData ? actionData.result : undefined
  const corrected = result?.initialValue?.intent === 'correct'
  return (
    <Page title={t('verifyTitle')} lead={email ? address('sent', { email }) : address('lead')} width="narrow">
      <title>{t('verifyTitle')}</title>
      <meta name="description" content={t('verifyDescription')} />
      <meta name="robots" content="noindex" />
      {email ? (
        <>
          <RefusedNotice email={email} since={loaderData.refusedSince} />
          <CodeForm result={corrected ? undefined : result} returnTo={returnTo} demo={demo} />
          <Section title={t('resendTitle')}>
            <ResendForm
              help={t('resendHelp')}
              wait={wait}
              resent={actionData !== undefined && 'resent' in actionData}
              refusal={actionData && 'refusal' in actionData ? actionData.refusal : undefined}
            />
          </Section>
        </>
      ) : null}
      <Section title={t(email ? 'correctTitle' : 'addressTitle')}>
        <AddressForm result={corrected ? result : undefined} content={content} />
      </Section>
    </Page>
  )
}
