import { href, Link, redirect } from 'react-router'
import type { Visit } from '../../../app.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { spacedPhone } from '../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { answersTo } from '../../house/consents/answers.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { ResendForm } from '../../house/forms/components/resend-form.tsx'
import { resendByForm } from '../../house/forms/resend-by-form.server.ts'
import { VERIFICATION } from '../../house/users/rules.ts'
import { clientOf, personOf } from '../../house/visit/access.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireAccount } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import { askFirst } from '../../people/confirmation/ask-first.server.ts'
import { ConfirmPerson } from '../../people/confirmation/components/confirm-person.tsx'
import { readPhone } from '../../people/phones/read-phone.server.ts'
import { addPhone, resendPhoneCode } from '../../people/phones/send-code.server.ts'
import type { Route } from './+types/register.page'
import { JoinForm } from './components/join-form.tsx'
import { NumberForm } from './components/number-form.tsx'
import { findMember } from './queries.server.ts'
import { registerMember } from './register-member.server.ts'
import { registerTexts } from './texts.ts'

const HERE = href('/programme-fidelite/inscription')
const MEMBER = href('/programme-fidelite/mon-compte')

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireAccount(visit, url)
  if (await pageRefusal(async () => findMember(visit.db, clientOf(visit).id))) throw redirect(MEMBER)
  const { number, pending, nextCodeIn } = await readPhone(visit)
  return {
    number,
    pending,
    nextCodeIn,
    consents: contentOf('FIDELITY_REGISTRATION', visit.site),
    proved: personOf(visit).emailProved,
    demo: visit.app.config.mode === 'demo',
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireAccount(visit, url)
  const form = await request.formData()
  const resent = await resendByForm(form, () => resendPhoneCode(visit))
  if (resent) return resent
  return form.get('intent') === 'add' && personOf(visit).emailProved
    ? askFirst(visit, form, () => change(visit, form))
    : change(visit, form)
}

function change(visit: Visit, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return orGivenBack(form, ['phoneNumber', 'code'], async () => {
    if (form.get('intent') === 'add') {
      await addPhone(visit, { phoneNumber: text('phoneNumber') })
      throw redirectTo(HERE)
    }
    const sent = { consents: form.getAll('consents').map(String), consentsShown: text('consentsShown') }
    const consents = answersTo(contentOf('FIDELITY_REGISTRATION', visit.site), sent)
    await registerMember(visit, { code: form.has('code') ? text('code') : undefined, consents })
    throw redirectTo(`${MEMBER}?fait=inscrit`)
  })
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(registerTexts)
  if (actionData && 'asking' in actionData) return <ConfirmPerson asking={actionData.asking} back={HERE} />
  const { number, pending, nextCodeIn, consents, proved, demo } = loaderData
  const typed = actionData && 'typed' in actionData ? (actionData.typed as Record<string, string>) : null
  const refused = actionData && 'refusal' in actionData ? actionData.refusal : null
  const refusal = typed && refused
  const isAtField = ['phoneNumber', 'code', 'consents'].includes(refusal?.field ?? '')
  const waits = pending !== null && pending !== number
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <RefusalNotice refusal={refusal && !isAtField ? { ...refusal, field: null } : null} />
      {proved ? null : (
        <Notice>
          <p>{t('emailFirst')}</p>
          <ButtonLink to={withReturn(VERIFICATION, HERE)}>{t('prove')}</ButtonLink>
        </Notice>
      )}
      {number ? <Notice tone="good">{t('number', { number: spacedPhone(number) })}</Notice> : null}
      {waits ? (
        <Section title={t('codeTitle', { number: spacedPhone(pending) })}>
          <JoinForm consents={consents} asksCode refusal={refusal} />
          {demo ? <Link to={`${href('/bac-a-sable')}#sms`}>{t('sandbox')}</Link> : null}
          <ResendForm
            wait={nextCodeIn}
            resent={actionData !== undefined && 'resent' in actionData}
            refusal={typed ? undefined : (refused ?? undefined)}
          />
        </Section>
      ) : null}
      {number && !waits ? <JoinForm consents={consents} asksCode={false} refusal={refusal} /> : null}
      {proved && !number ? (
        <Section title={t('askTitle')}>
          <NumberForm typed={typed?.phoneNumber ?? ''} refusal={refusal} />
        </Section>
      ) : null}
      <ButtonLink to={href('/programme-fidelite')} variant="quiet">
        {t('rules')}
      </ButtonLink>
    </Page>
  )
}
