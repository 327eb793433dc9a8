import { Form, href, useNavigation } from 'react-router'
import { inDay, inEuros } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orRefusal, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { DisputedPayments } from '../chargebacks/components/disputed-payments.tsx'
import type { Route } from './+types/refunds.page'
import { RefundList } from './components/refund-list.tsx'
import { readRefunds } from './read-refunds.server.ts'
import { refundByForm } from './refund-by-form.server.ts'
import { REFUND_WITHIN_DAYS } from './rules.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return { ...(await pageRefusal(() => readRefunds(visit))), formKey: crypto.randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  return orRefusal(() => refundByForm(visitOf(context), form))
}

export default function RefundsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { refundable, parts, refunds, formKey } = loaderData
  return (
    <Page title={t('title')} lead={t('lead')}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {actionData && 'returned' in actionData ? (
        <Notice tone="good">{t('done', { amount: inEuros(actionData.returned) })}</Notice>
      ) : actionData ? (
        <RefusalNotice refusal={{ ...actionData.refusal, field: null }} />
      ) : null}
      <DisputedPayments payments={loaderData.disputed} />
      {refundable > 0 ? (
        <>
          <Card>
            <Figures>
              <Figure label={t('refundable')} main>
                {inEuros(refundable)}
              </Figure>
            </Figures>
          </Card>
          <Section title={t('partsTitle')}>
            <Figures>
              {parts.map(({ orderId, paidAt, amount }) => (
                <Figure key={orderId} label={t('purchase', { id: orderId, day: inDay(paidAt) })}>
                  {inEuros(amount)}
                </Figure>
              ))}
            </Figures>
            <p>{t('within', { days: REFUND_WITHIN_DAYS })}</p>
            <p>{t('stays')}</p>
            <Form method="post">
              <input type="hidden" name="key" value={formKey} />
              <Button type="submit" busy={busy}>
                {t('confirm', { amount: inEuros(refundable) })}
              </Button>
            </Form>
          </Section>
        </>
      ) : (
        <Empty title={t('none')}>{t('noneNext')}</Empty>
      )}
      {refunds.length > 0 ? (
        <Section title={t('listTitle')}>
          <RefundList refunds={refunds} />
          {refunds.some(({ state }) => state === 'withStaff') ? <p>{t('withStaff')}</p> : null}
        </Section>
      ) : null}
      <p>
        <BackLink to={href('/wallet')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
