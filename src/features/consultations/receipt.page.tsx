import { Form } from 'react-router'
import { parse } from '../../platform/contract/parse.ts'
import { inDay, inDayAndHour, inEuros, inMinutes, inMinutesExactly } from '../../platform/i18n/french.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Price } from '../../ui/price/price.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { CarePanel } from '../care/components/care-panel.tsx'
import { reportPage } from '../care/rules.ts'
import { reviewsContract } from '../reviews/contract.server.ts'
import { leaveReview } from '../reviews/leave-review.server.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/receipt.page'
import { Timeline } from './components/timeline.tsx'
import { consultationsContract } from './contract.server.ts'
import { disputeReceipt } from './dispute-receipt.server.ts'
import { orGivenBack } from './given-back.server.ts'
import { type Receipt, readReceipt } from './read-receipt.server.ts'
import styles from './receipt.module.css'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { consultation, receipt } = await pageRefusal(() => readReceipt(visit, idIn(params)))
  return { id: consultation.id, name: consultation.psychicName, at: consultation.requestedAt.toISOString(), receipt }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const id = idIn(params)
  return orGivenBack(form, ['rating', 'text', 'reason'], async () => {
    if (form.get('intent') === 'review') {
      const body = { consultationId: id, rating: Number(form.get('rating')), text: form.get('text') }
      await leaveReview(visit, parse(reviewsContract.leaveReview.body, body))
    } else {
      const { reason } = parse(consultationsContract.disputeReceipt.body, { reason: form.get('reason') })
      await disputeReceipt(visit, id, reason)
    }
    throw redirectTo(`/consultations/${id}/recu`)
  })
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { id, name, at, receipt } = loaderData
  const refusal = actionData?.refusal ?? null
  const typed = actionData?.typed
  const paid = receipt.waived ? 0 : receipt.seconds - receipt.freeSeconds
  return (
    <Page title={t('receiptTitle')} lead={t('receiptOf', { id: String(id), name, date: inDay(at) })}>
      <title>{t('receiptTitle')}</title>
      <meta name="description" content={t('receiptDescription')} />
      <RefusalNotice refusal={refusal} />
      {receipt.givenBack || receipt.held ? <CarePanel name={null} /> : null}
      <div className={styles.sheet}>
        <Card>
          {receipt.waived ? <p className={styles.waived}>{t('waived')}</p> : null}
          <dl className={styles.lines}>
            <Line label={t('seconds')} value={inMinutesExactly(receipt.seconds)} />
            <Line label={t('freeSeconds')} value={inMinutesExactly(receipt.freeSeconds)} />
            {receipt.giftSeconds > 0 ? <Line label={t('giftSeconds')} value={inMinutes(receipt.giftSeconds)} /> : null}
            <Line label={t('paidSeconds')} value={inMinutes(paid)} />
            <Line label={t('pricePerMinute')} value={<Price centsPerMinute={receipt.pricePerMinute} />} />
            <Line label={t('total')} value={inEuros(receipt.total)} total />
            <Line label={t('vat', { percent: receipt.vatPercent })} value={inEuros(receipt.vat)} />
            {receipt.held ? <Line label={t('held')} value={inEuros(receipt.total)} /> : null}
            {receipt.held && receipt.freeSeconds > 0 ? (
              <Line label={t('heldTime')} value={inMinutes(receipt.freeSeconds)} />
            ) : null}
            {receipt.givenBack ? <Line label={t('givenBack')} value={inEuros(receipt.total)} /> : null}
            {receipt.timeBack ? <Line label={t('givenBackTime')} value={inMinutes(receipt.freeSeconds)} /> : null}
            <Line label={t('before')} value={inEuros(receipt.balanceBefore)} />
            <Line label={t('after')} value={inEuros(receipt.balanceAfter)} />
          </dl>
          {receipt.held ? (
            <p className={styles.proof}>
              {receipt.heldUntil ? t('heldUntil', { day: inDayAndHour(receipt.heldUntil) }) : t('heldByPerson')}
            </p>
          ) : null}
          {receipt.givenBack && receipt.freeSeconds > 0 && !receipt.timeBack ? (
            <p className={styles.proof}>{t('timeKept')}</p>
          ) : null}
          <a className={styles.pdf} href={`/consultations/${id}/recu.pdf`} download>
            {t('pdf')}
          </a>
        </Card>
        <Section title={t('timeline')}>
          <p className={styles.proof}>{t('timelineLead')}</p>
          <Timeline events={receipt.timeline} />
          {receipt.proof ? (
            <p className={styles.proof}>
              {t('proof')} <code>{receipt.proof}</code>
            </p>
          ) : null}
        </Section>
      </div>
      {receipt.mayReview ? (
        <Section title={t('reviewTitle')} id="avis">
          <p>{t('reviewLead')}</p>
          <Form method="post" className={styles.form}>
            <Select
              label={t('rating')}
              name="rating"
              defaultValue={typed?.rating}
              error={refusal?.field === 'rating' ? refusal.message : undefined}
              options={([5, 4, 3, 2, 1] as const).map((value) => ({ value, label: t(`rating.${value}`) }))}
            />
            <TextArea
              label={t('reviewText')}
              name="text"
              required
              defaultValue={typed?.text}
              maxLength={2000}
              error={refusal?.field === 'text' ? refusal.message : undefined}
            />
            <Button type="submit" name="intent" value="review">
              {t('review')}
            </Button>
          </Form>
        </Section>
      ) : null}
      {receipt.reviewed ? <Notice tone="good">{t('reviewed')}</Notice> : null}
      <Section title={t('disputeTitle')} id="contester">
        {receipt.dispute ? (
          <Notice>
            <p>{t(`dispute.${receipt.dispute.status}`)}</p>
            <p className={styles.reason}>{receipt.dispute.reason}</p>
            {receipt.dispute.answer ? <Answer answer={receipt.dispute.answer} /> : null}
          </Notice>
        ) : receipt.givenBack || receipt.held ? null : (
          <>
            <p>{t('disputeLead')}</p>
            <Form method="post" className={styles.form}>
              <TextArea
                label={t('disputeReason')}
                name="reason"
                required
                defaultValue={typed?.reason}
                maxLength={2000}
                error={refusal?.field === 'reason' ? refusal.message : undefined}
              />
              <Button type="submit" name="intent" value="dispute" variant="secondary">
                {t('dispute')}
              </Button>
            </Form>
          </>
        )}
        <p>
          {t('reportLead')} <a href={reportPage(id)}>{t('report')}</a>
        </p>
      </Section>
    </Page>
  )
}

function Answer({ answer }: { answer: NonNullable<NonNullable<Receipt['dispute']>['answer']> }) {
  const t = useTexts(texts)
  const date = inDay(answer.at)
  return (
    <>
      <p>
        {answer.refund > 0
          ? t('disputeRefunded', { date, amount: inEuros(answer.refund) })
          : t('disputeAnswer', { date })}
      </p>
      <p className={styles.reason}>{answer.reason}</p>
    </>
  )
}

function Line(props: { label: string; value: React.ReactNode; total?: boolean }) {
  return (
    <div className={props.total ? styles.total : undefined}>
      <dt>{props.label}</dt>
      <dd>{props.value}</dd>
    </div>
  )
}
