import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button/button.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { clientOf } from '../session/access.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/consents.page'
import { changeConsents } from './change-consents.server.ts'
import { MyConsents } from './components/my-consents.tsx'
import { changeableItem, readConsents } from './read-consents.server.ts'
import { readLasting } from './read-proofs.server.ts'
import { texts } from './texts.ts'

const HERE = '/mon-compte/consentements'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const lasting = await pageRefusal(() => readLasting(visit))
  const consents = await readConsents(visit)
  return {
    lasting,
    consents: consents.map((consent) => ({ ...consent, ...changeableItem(visit, consent.type) })),
    company: visit.site.label,
    changed: url.searchParams.get('fait') === 'accord',
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
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
      <RefusalNotice refusal={actionData && { ...actionData.refusal, field: null }} />
      <MyConsents consents={consents} changed={changed && !actionData} />
      {lasting.length > 0 ? (
        <Section title={t('lastingTitle')}>
          <p>{t('lastingLead')}</p>
          <ul>
            {lasting.map((type) => (
              <li key={type}>
                <Link to={`${HERE}/${type}`}>{t(type)}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <p>
        <ButtonLink to="/mon-compte" variant="quiet">
          {t('backToAccount')}
        </ButtonLink>
      </p>
    </Page>
  )
}
