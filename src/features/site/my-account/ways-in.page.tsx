import { href } from 'react-router'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { passwordHashOf } from '../../house/users/password-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { requireSignedIn } from '../../house/visit/page-door.server.ts'
import { texts } from '../../people/accounts/texts.ts'
import { EndOthers } from '../../people/devices/components/end-others.tsx'
import { countOthers } from '../../people/devices/list-devices.server.ts'
import { otherWaysIn } from '../../people/ways-in/ways-in.server.ts'
import type { Route } from './+types/ways-in.page'
import { WayRows } from './components/way-rows.tsx'
import { waysTexts } from './ways-texts.ts'

/** The values of the query parameter that names the action just completed. */
const outcomes = ['mot-de-passe', 'repris'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id } = personOf(visit)
  return {
    ...(await otherWaysIn(visit.db, id)),
    hasPassword: (await passwordHashOf(visit.db, id)) !== null,
    others: await countOthers(visit),
    done: outcomes.find((outcome) => outcome === url.searchParams.get('fait')),
  }
}

export default function WaysInPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(waysTexts)
  const account = useTexts(texts)
  const { done, passkeys, providers, hasPassword, others } = loaderData
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done === 'mot-de-passe' ? <Notice tone="good">{t('changed')}</Notice> : null}
      {done === 'repris' ? (
        <Notice tone="good">
          <LinkedText
            from={waysTexts}
            name="cleared"
            links={{ details: { href: href('/mon-compte'), label: t('details') } }}
          />
        </Notice>
      ) : null}
      {passkeys.length + providers.length === 0 ? <p>{t('alone')}</p> : null}
      <WayRows passkeys={passkeys} providers={providers} hasPassword={hasPassword} />
      <EndOthers others={others} />
      <p>
        <BackLink to={href('/mon-compte')}>{account('backToAccount')}</BackLink>
      </p>
    </Page>
  )
}
