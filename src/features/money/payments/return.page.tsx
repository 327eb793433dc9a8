import { data, href } from 'react-router'
import { inEuros } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import forms from '../../house/forms/forms.module.css'
import { findOrder } from '../../house/ledger/order-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { orNotFound, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { PaymentSheet } from '../wallet/components/payment-sheet.tsx'
import sheet from '../wallet/payment.css?url'
import type { Route } from './+types/return.page'
import { readReturn } from './read-return.server.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { footless: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

/** Without a `Refresh` the page would wait for a person who has no scripts. */
const AGAIN_SECONDS = 4

/** Where the provider's page sends the client back to. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const order = orNotFound(await findOrder(visit.db, personOf(visit).id, params.reference))
  const outcome = await readReturn(visit.app, order, url.searchParams.has('annule'))
  if (outcome !== null) {
    const back = new URL(order.return_to, visit.site.canonical)
    back.searchParams.set('paiement', outcome)
    throw redirectTo(back.pathname + back.search)
  }
  const shown = { amount: order.amount, here: url.pathname, returnTo: order.return_to }
  return data(shown, { headers: { Refresh: String(AGAIN_SECONDS) } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function ReturnPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Page
      title={t('title')}
      lead={t('lead', { amount: inEuros(loaderData.amount) })}
      plate={<PageScene of={href('/page/paiement-securise-simple-rapide')} wide />}
    >
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <PaymentSheet amount={loaderData.amount} picture="waits">
        <p>{t('wait')}</p>
        <div className={forms.actions}>
          <ButtonLink to={loaderData.here} reloadDocument>
            {t('again')}
          </ButtonLink>
          <ButtonLink to={loaderData.returnTo} variant="quiet">
            {t(loaderData.returnTo === href('/wallet') ? 'back' : 'goOn')}
          </ButtonLink>
        </div>
      </PaymentSheet>
    </Page>
  )
}
