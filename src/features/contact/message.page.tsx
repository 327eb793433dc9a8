import { Link } from 'react-router'
import { parse } from '../../platform/contract/parse.ts'
import { inDayAndHour } from '../../platform/i18n/french.ts'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Section } from '../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orGivenBack } from '../consultations/given-back.server.ts'
import styles from '../disputes/components/disputes.module.css'
import { idIn, pageRefusal, redirectTo } from '../session/page-door.server.ts'
import { can } from '../staff/capabilities.ts'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/message.page'
import { answerMessage, closeWithoutAnswer } from './answer-message.server.ts'
import { AnswerForms } from './components/answer-forms.tsx'
import { contactContract } from './contract.server.ts'
import { texts } from './desk-texts.ts'
import { readMessage } from './read-messages.server.ts'
import { texts as contact } from './texts.ts'

export const handle = { plain: true, quiet: true }

const LIST = '/equipe/messages'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'messages.answer')
  const message = await pageRefusal(() => readMessage(visit, idIn(params)))
  return { desk, message, opensClients: can(desk.role, 'clients.read') }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'messages.answer')
  const id = idIn(params)
  const form = await request.formData()
  return orGivenBack(form, ['answer', 'reason'], async () => {
    if (form.get('intent') === 'close') {
      const { reason } = parse(contactContract.closeContact.body, { reason: form.get('reason') })
      await closeWithoutAnswer(visit, id, reason)
      throw redirectTo(`${LIST}?fait=classe`)
    }
    const { answer } = parse(contactContract.answerContact.body, { answer: form.get('answer') })
    await answerMessage(visit, id, answer)
    throw redirectTo(`${LIST}?fait=repondu`)
  })
}

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const c = useTexts(contact)
  const { desk, message, opensClients } = loaderData
  const { clientId, closedAt } = message
  return (
    <Desk
      desk={desk}
      title={c(`subject.${message.subject}`)}
      lead={t('lead', { reference: message.reference })}
      width="normal"
    >
      <meta name="description" content={t('description')} />
      <RefusalNotice refusal={actionData?.refusal} />
      <Section title={t('said')}>
        <Card className={styles.item}>
          <p className={styles.line}>{t('from', { name: message.name, email: message.emailAddress })}</p>
          <p className={styles.marks}>{t('sentAt', { at: inDayAndHour(message.sentAt) })}</p>
          <p className={styles.said}>{message.message}</p>
        </Card>
        {clientId && opensClients ? (
          <p>
            <LinkedText
              from={texts}
              name="ofClient"
              links={{ client: { href: `/equipe/clients/${clientId}`, label: t('clientLink') } }}
            />
          </p>
        ) : null}
      </Section>
      {closedAt ? (
        <Notice>
          <p>{t(message.answer === null ? 'closed' : 'answered', { at: inDayAndHour(closedAt) })}</p>
          {message.answer === null ? null : <p className={styles.said}>{message.answer}</p>}
        </Notice>
      ) : (
        <AnswerForms refusal={actionData?.refusal ?? null} typed={actionData?.typed ?? {}} />
      )}
      <p>
        <Link to={LIST}>{t('back')}</Link>
      </p>
    </Desk>
  )
}
