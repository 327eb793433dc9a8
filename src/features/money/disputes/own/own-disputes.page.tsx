import { href } from 'react-router'
import { inDay, inDayAndHour, inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { BackLink, OnwardLink } from '../../../../ui/link/link.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { PageHandle } from '../../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { visitOf } from '../../../../visit-context.ts'
import forms from '../../../house/forms/forms.module.css'
import { orGivenBack } from '../../../house/visit/given-back.server.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn } from '../../../house/visit/page-door.server.ts'
import { HEARING_MAX } from '../rules.ts'
import type { Route } from './+types/own-disputes.page'
import { giveHearing, type OwnDisputeView, readOwnDisputes } from './hear.server.ts'
import styles from './own-disputes.module.css'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

const HERE = href('/espace-voyant/contestations')
const tones = { pending: 'gold', accepted: 'bad', refused: 'good' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return {
    disputes: await pageRefusal(() => readOwnDisputes(visit)),
    sent: url.searchParams.get('fait') === 'version',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orGivenBack(form, ['id', 'text'], async () => {
    const id = idIn({ id: String(form.get('id')) })
    await giveHearing(visit, id, String(form.get('text') ?? ''))
    throw redirectTo(`${HERE}?fait=version#contestation-${id}`)
  })
}

export default function OwnDisputesPage({ loaderData: { disputes, sent }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {sent && !actionData ? <Notice tone="good">{t('sent')}</Notice> : null}
      <RefusalNotice refusal={actionData?.refusal} />
      {disputes.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : null}
      {disputes.map((one) => (
        <Dispute key={one.id} of={one} sent={actionData?.typed.id === String(one.id) ? actionData : undefined} />
      ))}
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}

interface DisputeProps {
  of: OwnDisputeView
  sent: { typed: Record<string, string>; refusal: { field: string | null; message: string } } | undefined
}

function Dispute({ of, sent }: DisputeProps) {
  const t = useTexts(texts)
  const { id, status, said } = of
  const error = sent?.refusal.field === 'text' ? sent.refusal.message : undefined
  return (
    <Section
      id={`contestation-${id}`}
      title={t('heading', { id: String(id), firstName: of.firstName, brand: of.brand })}
    >
      <Card className={styles.dispute}>
        <p>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        </p>
        <p>
          {t('when', {
            requested: inDay(of.requestedAt),
            time: inMinutes(of.seconds),
            opened: inDayAndHour(of.openedAt),
          })}
        </p>
        <h3>{t('clientSays')}</h3>
        <p>{of.reason}</p>
        {said ? (
          <>
            <h3>{t('yourWord', { at: inDayAndHour(said.at) })}</h3>
            <p>{said.text}</p>
          </>
        ) : null}
        {!said && status === 'pending' ? (
          <CheckedForm method="post" className={forms.form}>
            <p>{of.inTime ? t('until', { until: inDayAndHour(of.until) }) : t('late')}</p>
            <input type="hidden" name="id" value={id} />
            <TextArea
              id={`text-${id}`}
              name="text"
              label={t('label')}
              hint={t('hint', { max: HEARING_MAX })}
              error={error}
              defaultValue={sent?.typed.text}
              maxLength={HEARING_MAX}
              rows={5}
              required
            />
            <div>
              <Button type="submit">{t('send')}</Button>
            </div>
          </CheckedForm>
        ) : null}
        {!said && status !== 'pending' ? <p>{t('yourWordNone')}</p> : null}
        {of.answer && of.answeredAt ? <Answer of={of} at={of.answeredAt} said={of.answer} /> : null}
        <p>
          <OnwardLink to={href('/consultations/:id', { id: String(id) })}>{t('conversation')}</OnwardLink>
        </p>
      </Card>
    </Section>
  )
}

/** What the team decided, and what it took. */
function Answer({ of, at, said }: { of: OwnDisputeView; at: string; said: string }) {
  const t = useTexts(texts)
  const { status, refund, taken } = of
  return (
    <>
      <h3>{t('answer', { at: inDayAndHour(at) })}</h3>
      <p>{said}</p>
      {status === 'accepted' && refund ? <p>{t('refunded', { amount: inEuros(refund) })}</p> : null}
      <p>{status === 'refused' ? t('notRefunded') : taken < 0 ? t('taken', { amount: inEuros(-taken) }) : t('kept')}</p>
    </>
  )
}
