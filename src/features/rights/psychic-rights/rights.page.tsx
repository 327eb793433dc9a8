import { href } from 'react-router'
import { errors } from '../../../errors.ts'
import { BackLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { confirmationNeeded } from '../privacy/confirm-person.server.ts'
import type { Route } from './+types/rights.page'
import { CopySection } from './components/copy-section.tsx'
import { COPIES_A_DAY } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

/** Why a download was refused, by the query parameter of the address. */
const refused = ['mot-de-passe', 'essais', 'copies'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => psychicOf(visit))
  return {
    confirmation: await confirmationNeeded(visit, 'recent'),
    refused: refused.find((one) => one === url.searchParams.get('refus')) ?? null,
  }
}

export default function RightsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const faults = {
    'mot-de-passe': errors.passwordInvalid.message,
    essais: errors.loginAttemptsReached.message,
    copies: t('tooManyCopies', { count: COPIES_A_DAY }),
  }
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <CopySection
        confirmation={loaderData.confirmation}
        fault={loaderData.refused === null ? undefined : faults[loaderData.refused]}
      />
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
