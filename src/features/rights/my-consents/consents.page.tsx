import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { changeableItem, type GivenConsent, readConsents } from '../../house/consents/read-consents.server.ts'
import { readLasting } from '../../house/consents/read-proofs.server.ts'
import { texts } from '../../house/consents/texts.ts'
import { resendByForm } from '../../house/forms/resend-by-form.server.ts'
import { clientOf, personOf } from '../../house/visit/access.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { resendConfirmation } from '../../people/marketing/ask-confirmation.server.ts'
import { lackOf } from '../../people/marketing/lack-of.server.ts'
import { channels, consentOf } from '../../people/marketing/rules.ts'
import type { Route } from './+types/consents.page'
import { changeConsents } from './change-consents.server.ts'
import { MyConsents } from './components/my-consents.tsx'

const HERE = href('/mon-compte/consentements')

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const lasting = await pageRefusal(() => readLasting(visit))
  const consents = await readConsents(visit)
  return {
    lasting,
    consents: await Promise.all(consents.map((consent) => shownConsent(visit, consent))),
    company: visit.site.label,
    changed: url.searchParams.get('fait') === 'accord',
  }
}

async function shownConsent(visit: Visit, consent: GivenConsent) {
  const channel = channels.find((one) => consentOf[one] === consent.type)
  const lack = channel ? await lackOf(visit, personOf(visit).id, channel) : null
  return { ...consent, ...changeableItem(visit, consent.type), lack }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const resent = await resendByForm(form, () => resendConfirmation(visit))
  if (resent) return resent
  const answer = {
    type: String(form.get('type')),
    agreed: form.get('agreed') === 'yes',
    _id: form.get('shown')?.toString(),
  }
  return orRefusal(async () => {
    clientOf(visit)
    await changeConsents(visit, [answer])
    throw redirectTo(`${HERE}?fait=accord`)
  })
}

export default function ConsentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { consents, lasting, company, changed } = loaderData
  return (
    <Page title={t('myTitle')} lead={t('myLead', { company })}>
      <title>{t('myTitle')}</title>
      <meta name="description" content={t('myDescription')} />
      <meta name="robots" content="noindex" />
      {actionData && 'refusal' in actionData ? (
        <RefusalNotice refusal={{ ...actionData.refusal, field: null }} />
      ) : null}
      {actionData && 'resent' in actionData ? <Notice tone="good">{t('linkSent')}</Notice> : null}
      {changed && !actionData ? <Notice tone="good">{t('changed')}</Notice> : null}
      <MyConsents consents={consents} />
      {lasting.length > 0 ? (
        <Section title={t('lastingTitle')}>
          <p>{t('lastingLead')}</p>
          <ul>
            {lasting.map((type) => (
              <li key={type}>
                <OnwardLink to={`${HERE}/${type}`}>{t(type)}</OnwardLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <p>
        <BackLink to={href('/mon-compte')}>{t('backToAccount')}</BackLink>
      </p>
    </Page>
  )
}
