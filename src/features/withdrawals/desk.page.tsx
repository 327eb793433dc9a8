import { Link } from 'react-router'
import { parse } from '../../platform/contract/parse.ts'
import { inDay, inDayAndHour, inEuros } from '../../platform/i18n/french.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/figures/facts.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orGivenBack } from '../consultations/given-back.server.ts'
import { Proposal } from '../disputes/components/answer-forms.tsx'
import styles from '../disputes/components/disputes.module.css'
import { giveFreshCode } from '../second-factor/give-factor.server.ts'
import { idIn, pageRefusal, redirectTo } from '../session/page-door.server.ts'
import { isFresh } from '../staff/as-staff.server.ts'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/desk.page'
import { confirmWithdrawal, declineWithdrawal, refundWithdrawal, refuseWithdrawal } from './answer-withdrawal.server.ts'
import { DaysLeft } from './components/days-left.tsx'
import { DeskForms, NameOrder } from './components/desk-forms.tsx'
import { deskTexts } from './desk-texts.ts'
import { reasonForm, refundForm } from './forms.server.ts'
import { type OpenedWithdrawal, openWithdrawal } from './open-withdrawal.server.ts'
import { contractWords } from './wording.ts'

export const handle = { plain: true, quiet: true }

const outcomes = ['rembourse', 'attend', 'clos', 'retire'] as const
type Outcome = (typeof outcomes)[number]
/** Where a fault is said beside what was typed. */
const typedFields = ['reason', 'code']

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'withdrawals.answer')
  const named = url.searchParams.get('achat') ?? ''
  const order = /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null
  const withdrawal = await pageRefusal(() => openWithdrawal(visit, idIn(params), order))
  const done = outcomes.find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, withdrawal, named, fresh: isFresh(visit), done }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'withdrawals.answer')
  const id = idIn(params)
  const form = await request.formData()
  const reason = form.get('reason')
  const leave = (done: Outcome): never => {
    throw redirectTo(`/equipe/retractations/${id}?fait=${done}`)
  }
  return orGivenBack(form, ['intent', 'reason'], async () => {
    switch (form.get('intent')) {
      case 'refund': {
        const { order, ...given } = parse(refundForm, { order: form.get('order'), amount: form.get('amount'), reason })
        await giveFreshCode(visit, form)
        const { settled } = await refundWithdrawal(visit, id, { orderId: order, ...given })
        return leave(settled ? 'rembourse' : 'attend')
      }
      case 'confirm':
        await giveFreshCode(visit, form)
        await confirmWithdrawal(visit, id)
        return leave('rembourse')
      case 'decline':
        await declineWithdrawal(visit, id, parse(reasonForm, { reason }).reason)
        return leave('retire')
      default:
        await refuseWithdrawal(visit, id, parse(reasonForm, { reason }).reason)
        return leave('clos')
    }
  })
}

export default function WithdrawalDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(deskTexts)
  const { desk, withdrawal, named, fresh, done } = loaderData
  const { id, name, at, answer, status } = withdrawal
  const refusal = actionData?.refusal ?? null
  const typed = actionData?.typed ?? {}
  const given = refusal && { intent: typed.intent ?? '', typed, field: refusal.field, message: refusal.message }
  return (
    <Desk desk={desk} title={t('title', { id: String(id) })} lead={t('lead', { name, day: inDayAndHour(at) })}>
      <meta name="description" content={t('description')} />
      {done ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice
        refusal={refusal && { ...refusal, field: typedFields.find((one) => one === refusal.field) ?? null }}
      />
      <div className={styles.columns}>
        <div>
          <Section title={t('declared')}>
            <Declared withdrawal={withdrawal} />
          </Section>
          <Section title={t('orderTitle')}>
            <Due withdrawal={withdrawal} named={named} />
          </Section>
        </div>
        <div>
          {status === 'received' && !answer ? <DeskForms order={withdrawal.order} fresh={fresh} given={given} /> : null}
          {status === 'received' && answer ? <Proposal answer={answer} fresh={fresh} given={given} /> : null}
          {status !== 'received' && answer ? (
            <Notice>
              <p>
                {status === 'refused'
                  ? t('refused', { by: answer.by })
                  : t('refunded', { amount: inEuros(answer.refund), by: answer.by })}
              </p>
              <p className={styles.said}>{answer.reason}</p>
            </Notice>
          ) : null}
        </div>
      </div>
      {withdrawal.userId === null ? null : (
        <p>
          <Link to={`/equipe/clients/${withdrawal.userId}`}>{t('toClient', { id: String(withdrawal.userId) })}</Link>
        </p>
      )}
      <p>
        <Link to="/equipe/retractations">{t('back')}</Link>
      </p>
    </Desk>
  )
}

function Declared({ withdrawal }: { withdrawal: OpenedWithdrawal }) {
  const t = useTexts(deskTexts)
  return (
    <Card>
      <Facts
        lines={[
          [t('contract'), contractWords(withdrawal)],
          [t('reference'), withdrawal.reference],
          [t('email'), withdrawal.email],
          [t('withAccount'), t(withdrawal.userId === null ? 'signedOut' : 'signedIn')],
          ...(withdrawal.status === 'received'
            ? [[t('clock'), <DaysLeft key="clock" days={withdrawal.daysLeft} />] as const]
            : []),
        ]}
      />
    </Card>
  )
}

/** What the rule says of the order, which the staff names where a stranger described it. */
function Due({ withdrawal, named }: { withdrawal: OpenedWithdrawal; named: string }) {
  const t = useTexts(deskTexts)
  const { order, described, status } = withdrawal
  if (withdrawal.consultationId !== null) return <p>{t('consultationOwed')}</p>
  return (
    <>
      {described !== null && status === 'received' ? <NameOrder described={described} named={named} /> : null}
      {named && !order ? <Notice tone="bad">{t('noOrder')}</Notice> : null}
      {order && !order.isTheirs ? <Notice tone="bad">{t('notTheirs')}</Notice> : null}
      {order?.isTheirs ? (
        <Card>
          <Facts
            lines={[
              [t('orderBought'), t('orderNumber', { id: String(order.orderId), day: inDay(order.paidAt) })],
              [t('orderPaid'), inEuros(order.paid)],
              [t('orderOwed'), inEuros(order.owed)],
            ]}
          />
        </Card>
      ) : null}
      {order?.isTheirs && order.owed === 0 && status === 'received' ? <p>{t('nothingOwed')}</p> : null}
    </>
  )
}
