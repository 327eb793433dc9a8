import { href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay, inDayAndHour, inEuros, inMinutes, inMinutesExactly } from '../../../platform/i18n/french.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Price } from '../../../ui/price/price.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { Timeline } from '../../consult/consultations/components/timeline.tsx'
import { isFresh } from '../../house/staff/as-staff.server.ts'
import { Desk } from '../../house/staff/components/desk.tsx'
import styles from '../../house/staff/components/desk-list.module.css'
import { openDesk } from '../../house/staff/desk.server.ts'
import { backOfficeAddress } from '../../house/visit/back-office-path.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { idIn, pageRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import { giveFreshCode } from '../../people/second-factor/give-factor.server.ts'
import type { Route } from './+types/dispute.page'
import { confirmRefund, declineRefund, refundDispute, rejectDispute } from './answer-dispute.server.ts'
import { AnswerForms, Proposal } from './components/answer-forms.tsx'
import { disputesContract } from './contract.server.ts'
import { openDispute } from './open-dispute.server.ts'
import { centsOf } from './rules.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

const outcomes = ['rembourse', 'attend', 'rejet', 'retire'] as const
type Outcome = (typeof outcomes)[number]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'disputes.answer')
  const dispute = await pageRefusal(() => openDispute(visit, idIn(params)))
  const done = outcomes.find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, dispute, fresh: isFresh(visit), done }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'disputes.answer')
  const id = idIn(params)
  const form = await request.formData()
  const reason = form.get('reason')
  const leave = (done: Outcome): never => {
    throw redirectTo(`${href('/equipe/contestations/:id', { id: String(id) })}?fait=${done}`)
  }
  return orGivenBack(form, ['intent', 'amount', 'bearer', 'reason'], async () => {
    switch (form.get('intent')) {
      case 'refund': {
        const amount = centsOf(String(form.get('amount') ?? ''))
        if (amount === null) throw new Refusal('parametersInvalid', 'amount')
        const bearer = form.get('bearer') ?? undefined
        const body = parse(disputesContract.refundDispute.body, { amount, bearer, reason })
        await giveFreshCode(visit, form)
        const { settled } = await refundDispute(visit, id, body)
        return leave(settled ? 'rembourse' : 'attend')
      }
      case 'confirm':
        await giveFreshCode(visit, form)
        await confirmRefund(visit, id)
        return leave('rembourse')
      case 'decline':
        await declineRefund(visit, id, parse(disputesContract.declineRefund.body, { reason }).reason)
        return leave('retire')
      default:
        await rejectDispute(visit, id, parse(disputesContract.rejectDispute.body, { reason }).reason)
        return leave('rejet')
    }
  })
}

export default function DisputePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { desk, dispute, fresh, done } = loaderData
  const { client, psychic, answer } = dispute
  const refusal = actionData?.refusal ?? null
  const typed = actionData?.typed ?? {}
  const given = refusal && { intent: typed.intent ?? '', typed, field: refusal.field, message: refusal.message }
  return (
    <Desk
      desk={desk}
      title={t('title', { id: String(dispute.id) })}
      lead={t('lead', { client: client.firstName, psychic, date: inDay(dispute.requestedAt) })}
    >
      <meta name="description" content={t('description')} />
      {done ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      {dispute.other ? <Notice>{t('other', { name: dispute.other })}</Notice> : null}
      <div className={styles.columns}>
        <div>
          <Section title={t('said')}>
            <Card>
              <p className={styles.said}>{dispute.reason}</p>
            </Card>
          </Section>
          {dispute.hearing ? (
            <Section title={t('hearing', { at: inDayAndHour(dispute.hearing.at) })}>
              <Card>
                <p className={styles.said}>{dispute.hearing.text}</p>
              </Card>
            </Section>
          ) : (
            <Notice>
              {dispute.heardUntil ? t('hearingWaits', { until: inDayAndHour(dispute.heardUntil) }) : t('hearingNone')}
            </Notice>
          )}
          <Section title={t('figures')}>
            <Card>
              <Figures small>
                <Figure label={t('total')}>{inEuros(dispute.total)}</Figure>
                <Figure label={t('seconds')}>{inMinutesExactly(dispute.seconds)}</Figure>
                <Figure label={t('freeSeconds')}>{inMinutes(dispute.freeSeconds)}</Figure>
                <Figure label={t('price')}>
                  <Price centsPerMinute={dispute.pricePerMinute} />
                </Figure>
              </Figures>
            </Card>
          </Section>
          <Section title={t('timeline')}>
            <Timeline events={dispute.timeline} />
          </Section>
        </div>
        <div>
          {!answer ? <AnswerForms dispute={dispute} fresh={fresh} given={given} /> : null}
          {answer && !answer.isSettled ? <Proposal answer={answer} fresh={fresh} given={given} /> : null}
          {answer?.isSettled ? (
            <Notice>
              <p>
                {answer.decision === 'reject'
                  ? t('rejected', { by: answer.by })
                  : t('refunded', { amount: inEuros(answer.refund), by: answer.by })}
              </p>
              {answer.bearer ? <p>{t(`bearer.${answer.bearer}`)}</p> : null}
              <p className={styles.said}>{answer.reason}</p>
            </Notice>
          ) : null}
        </div>
      </div>
      <p>
        <OnwardLink to={backOfficeAddress('clients', String(client.id))} reload>
          {t('toClient', { client: client.firstName })}
        </OnwardLink>
      </p>
      <p>
        <BackLink to={href('/equipe')}>{t('back')}</BackLink>
      </p>
    </Desk>
  )
}
