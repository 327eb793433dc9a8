import { useEffect, useRef } from 'react'
import { href, redirectDocument } from 'react-router'
import { isForData } from '../../../platform/http/page-request.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { findOrder } from '../../house/ledger/order-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { orNotFound, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { checkoutOf } from '../wallet/checkout.server.ts'
import { PaymentSheet } from '../wallet/components/payment-sheet.tsx'
import sheet from '../wallet/payment.css?url'
import type { Route } from './+types/bank-form.page'
import { texts } from './texts.ts'

export const handle: PageHandle = {
  footless: true,
  formsTo: (data) => new URL((data as Awaited<ReturnType<typeof loader>>).form.action).origin,
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

/** Leads to a bank whose payment page is opened by a form that the client's browser posts. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  // Its policy comes with a new document only, not where the router leads to it.
  if (isForData(request)) throw redirectDocument(url.pathname)
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id: clientId } = personOf(visit)
  const order = orNotFound(await findOrder(visit.db, clientId, params.reference))
  const { form } = orNotFound(visit.app.payments.get(order.provider) ?? null)
  if (order.status !== 'pending') throw redirectTo(href('/paiement/:reference', params))
  const { amount, created_at: openedAt } = order
  const checkout = await checkoutOf(visit, { clientId, reference: params.reference, amount })
  return { form: orNotFound(form ?? null)(checkout, openedAt), amount }
}

export default function BankFormPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { form, amount } = loaderData
  const sent = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A client who comes back from the bank by the browser's button is not led there again.
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (load?.type === 'navigate') sent.current?.requestSubmit()
  }, [])
  return (
    <Page
      title={t('bankTitle')}
      lead={t('bankLead', { amount: inEuros(amount) })}
      plate={<PageScene of={href('/page/paiement-securise-simple-rapide')} wide />}
    >
      <title>{t('bankTitle')}</title>
      <meta name="robots" content="noindex" />
      <PaymentSheet amount={amount} picture="receipt">
        <p>{t('bankWait')}</p>
        <form method="post" action={form.action} ref={sent}>
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{t('bankGo')}</Button>
          <ButtonLink to={href('/wallet')} variant="quiet">
            {t('back')}
          </ButtonLink>
        </form>
      </PaymentSheet>
    </Page>
  )
}
