import { Form, href, Link } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay, inDayAndHour, inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { keepAddress } from '../../house/journal/keep-address.ts'
import { texts as journalTexts } from '../../house/journal/texts.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { CarePanel } from '../care/components/care-panel.tsx'
import { reportPage } from '../care/rules.ts'
import { actOnFollowUp, isFollowUpForm } from '../follow-ups/act-on-follow-up.server.ts'
import { FollowUpSection, ofFollowUp } from '../follow-ups/components/follow-up-section.tsx'
import { viewFollowUp } from '../follow-ups/read-follow-up.server.ts'
import { ReviewPlace } from '../reviews/components/review-place.tsx'
import { takeReview } from '../reviews/take-review.server.ts'
import { receiptAddress, roomAddress } from '../rooms/addresses.ts'
import { type Receipt, readReceipt } from '../rooms/read-receipt.server.ts'
import type { Route } from './+types/receipt.page'
import { Timeline } from './components/timeline.tsx'
import { consultationsContract } from './contract.server.ts'
import { disputeReceipt } from './dispute-receipt.server.ts'
import { texts as paper } from './paper-texts.ts'
import styles from './receipt.module.css'
import { receiptLines } from './receipt-lines.ts'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { consultation, receipt } = await pageRefusal(() => readReceipt(visit, idIn(params)))
  const { freeSeconds } = await walletBalance(visit.db, visit.site.id, consultation.clientId)
  return {
    id: consultation.id,
    name: consultation.psychicName,
    slug: consultation.psychicSlug,
    at: consultation.requestedAt.toISOString(),
    freeLeft: freeSeconds,
    followUp: await viewFollowUp(visit, consultation, 'client'),
    receipt,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const id = idIn(params)
  if (isFollowUpForm(form)) return actOnFollowUp(visit, id, form, receiptAddress(id))
  return orGivenBack(form, ['rating', 'text', 'reason'], async () => {
    if (form.get('intent') === 'review') {
      await takeReview(visit, id, form)
      throw redirectTo(`${receiptAddress(id)}#avis`)
    }
    const { reason } = parse(consultationsContract.disputeReceipt.body, { reason: form.get('reason') })
    await disputeReceipt(visit, id, reason)
    throw redirectTo(receiptAddress(id))
  })
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const journal = useTexts(journalTexts)
  const { id, name, slug, at, freeLeft, followUp, receipt } = loaderData
  const refusal = actionData?.refusal ?? null
  const said = actionData ?? null
  const typed = said?.typed
  const lines = receiptLines(receipt, t, useTexts(paper))
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
            {lines.map(({ label, value, isTotal }) => (
              <Line key={label} label={label} value={value} total={isTotal} />
            ))}
            {freeLeft > 0 ? <Line label={t('freeNow')} value={inMinutes(freeLeft)} /> : null}
          </dl>
          {receipt.held ? (
            <p className={styles.proof}>
              {receipt.heldUntil ? t('heldUntil', { day: inDayAndHour(receipt.heldUntil) }) : t('heldByPerson')}
            </p>
          ) : null}
          {receipt.givenBack && receipt.freeSeconds > 0 && !receipt.timeBack ? (
            <p className={styles.proof}>{t('timeKept')}</p>
          ) : null}
          <ul className={styles.ways}>
            <li>
              <a href={href('/consultations/:id/recu.pdf', { id: String(id) })} download>
                {t('pdf')}
              </a>
            </li>
            <li>
              <Link to={roomAddress(id)}>{t('toConversation')}</Link>
            </li>
            <li>
              <Link to={href('/voyance/:slug', { slug })}>{t('toPsychic', { name })}</Link>
            </li>
            <li>
              <Link to={keepAddress('consultation', String(id))}>{journal('keep')}</Link>
            </li>
          </ul>
        </Card>
        <Section title={t('timeline')}>
          <p className={styles.proof}>{t('timelineLead')}</p>
          <Timeline events={receipt.timeline} isByText={receipt.channel === 'sms'} />
          {receipt.proof ? (
            <>
              <p className={styles.proof}>
                {t('proof')} <code>{receipt.proof}</code>
              </p>
              <p className={styles.proof}>{t('proofNote')}</p>
            </>
          ) : null}
        </Section>
      </div>
      <FollowUpSection id={id} side="client" name={name} followUp={followUp} said={said} />
      <ReviewPlace review={receipt} said={ofFollowUp(said) ? null : said} />
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

function Line(props: { label: string; value: React.ReactNode; total?: boolean | undefined }) {
  return (
    <div className={props.total ? styles.total : undefined}>
      <dt>{props.label}</dt>
      <dd>{props.value}</dd>
    </div>
  )
}
