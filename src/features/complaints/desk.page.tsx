import { Link } from 'react-router'
import { parse } from '../../platform/contract/parse.ts'
import { inDay, inDayAndHour } from '../../platform/i18n/french.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/figures/facts.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orGivenBack } from '../consultations/given-back.server.ts'
import styles from '../disputes/components/disputes.module.css'
import { idIn, pageRefusal, redirectTo } from '../session/page-door.server.ts'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/desk.page'
import { answerComplaint, takeComplaint } from './answer-complaint.server.ts'
import { DeskForms } from './components/desk-forms.tsx'
import { deskTexts } from './desk-texts.ts'
import { answerForm } from './forms.server.ts'
import { openComplaint } from './open-complaint.server.ts'

export const handle = { plain: true, quiet: true }

const outcomes = ['prise', 'repondue'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'complaints.answer')
  const complaint = await pageRefusal(() => openComplaint(visit, idIn(params)))
  const done = outcomes.find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, complaint, done }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'complaints.answer')
  const id = idIn(params)
  const form = await request.formData()
  return orGivenBack(form, ['answer'], async () => {
    if (form.get('intent') === 'take') {
      await takeComplaint(visit, id)
      throw redirectTo(`/equipe/reclamations/${id}?fait=prise`)
    }
    await answerComplaint(visit, id, parse(answerForm, { answer: form.get('answer') }).answer)
    throw redirectTo(`/equipe/reclamations/${id}?fait=repondue`)
  })
}

export default function ComplaintDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(deskTexts)
  const { desk, complaint, done } = loaderData
  const { id, name, about, text, at, answeredAt, answer, userId } = complaint
  const refusal = actionData?.refusal ?? null
  return (
    <Desk desk={desk} title={t('title', { id: String(id) })} lead={t('lead', { name, day: inDayAndHour(at) })}>
      <meta name="description" content={t('description')} />
      {done ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      <div className={styles.columns}>
        <Section title={t('said')}>
          <Card className={styles.item}>
            <p className={styles.said}>{text}</p>
            <Facts
              lines={[
                ...(about === '' ? [] : [[t('about'), about] as const]),
                [t('reference'), complaint.reference],
                [t('email'), complaint.email],
              ]}
            />
            <p className={styles.marks}>{t('answerBy', { day: inDay(complaint.answerBy) })}</p>
          </Card>
        </Section>
        <div>
          {answeredAt ? (
            <Notice>
              <p>{t('answered', { day: inDayAndHour(answeredAt), by: complaint.answeredBy ?? '' })}</p>
              <p className={styles.said}>{answer}</p>
            </Notice>
          ) : (
            <DeskForms
              complaint={complaint}
              typed={actionData?.typed.answer}
              error={refusal?.field === 'answer' ? refusal.message : undefined}
            />
          )}
        </div>
      </div>
      {userId === null ? null : (
        <p>
          <Link to={`/equipe/clients/${userId}`}>{t('toClient', { id: String(userId) })}</Link>
        </p>
      )}
      <p>
        <Link to="/equipe/reclamations">{t('back')}</Link>
      </p>
    </Desk>
  )
}
