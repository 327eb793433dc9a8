import { Link } from 'react-router'
import { inDayAndHour } from '../../platform/i18n/french.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import styles from '../disputes/components/disputes.module.css'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/messages.page'
import { texts } from './desk-texts.ts'
import { listMessages } from './read-messages.server.ts'
import { texts as contact } from './texts.ts'

export const handle = { plain: true, quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'messages.answer')
  const done = (['repondu', 'classe'] as const).find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, messages: await listMessages(visit), done }
}

export default function MessagesPage({ loaderData: { desk, messages, done } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const c = useTexts(contact)
  return (
    <Desk desk={desk} title={t('listTitle')} lead={t('listLead')} width="normal">
      <meta name="description" content={t('listDescription')} />
      {done ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      {messages.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : null}
      <ul className={styles.list}>
        {messages.map(({ id, reference, subject, sentAt }) => (
          <Card as="li" key={id} className={styles.item}>
            <h2>{c(`subject.${subject}`)}</h2>
            <p className={styles.marks}>{t('sentAt', { at: inDayAndHour(sentAt) })}</p>
            <Link to={`/equipe/messages/${id}`}>{t('open', { reference })}</Link>
          </Card>
        ))}
      </ul>
    </Desk>
  )
}
