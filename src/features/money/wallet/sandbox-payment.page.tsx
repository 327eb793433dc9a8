import { Form, href } from 'react-router'
import { inEuros } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { findOrder } from '../../house/ledger/order-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { orNotFound, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/sandbox-payment.page'
import { PaymentSheet } from './components/payment-sheet.tsx'
import sheet from './payment.css?url'
import { type Outcome, settleOrder } from './settle-order.server.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { footless: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  orNotFound(visit.app.payment.name === 'sandbox' ? visit : null)
  requireSignedIn(visit, url)
  const order = orNotFound(await findOrder(visit.db, personOf(visit).id, params.reference))
  return { amount: order.amount, status: order.status }
}

/** Plays both the bank's notice to the site and the client's return. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context)
  orNotFound(visit.app.payment.name === 'sandbox' && visit.user ? visit : null)
  orNotFound(await findOrder(visit.db, personOf(visit).id, params.reference))
  const isPaid = (await request.formData()).get('outcome') === 'pay'
  const outcome: Outcome = isPaid ? { paid: { payment: null, threeDSecure: null } } : { refused: 'declined' }
  const order = orNotFound(await settleOrder(visit, { provider: 'sandbox', reference: params.reference, ...outcome }))
  const back = new URL(order.returnTo, visit.site.canonical)
  back.searchParams.set('paiement', order.status === 'paid' ? 'accepte' : 'refuse')
  throw redirectTo(back.pathname + back.search)
}

export default function SandboxPaymentPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const amount = inEuros(loaderData.amount)
  return (
    <Page
      title={t('payTitle')}
      lead={t('payLead')}
      plate={<PageScene of={href('/page/paiement-securise-simple-rapide')} wide />}
    >
      <title>{t('payTitle')}</title>
      <meta name="robots" content="noindex" />
      {loaderData.status === 'pending' ? (
        <PaymentSheet amount={loaderData.amount} picture="receipt">
          <p>{t('paySummary', { amount })}</p>
          <Form method="post">
            <Button type="submit" name="outcome" value="pay">
              {t('pay', { amount })}
            </Button>
            <Button type="submit" name="outcome" value="refuse" variant="secondary">
              {t('refuse')}
            </Button>
          </Form>
        </PaymentSheet>
      ) : (
        <Notice>
          <p>{t('payDone')}</p>
          <ButtonLink to={href('/wallet')}>{t('back')}</ButtonLink>
        </Notice>
      )}
    </Page>
  )
}
