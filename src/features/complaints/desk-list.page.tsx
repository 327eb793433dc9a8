import { Link } from 'react-router'
import { inDay } from '../../platform/i18n/french.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import styles from '../disputes/components/disputes.module.css'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/desk-list.page'
import { deskTexts } from './desk-texts.ts'
import { listOpenComplaints } from './open-complaint.server.ts'

export const handle = { plain: true, quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'complaints.answer')
  return { desk, complaints: await listOpenComplaints(visit) }
}

export default function ComplaintsPage({ loaderData: { desk, complaints } }: Route.ComponentProps) {
  const t = useTexts(deskTexts)
  return (
    <Desk desk={desk} title={t('listTitle')} lead={t('listLead')} width="normal">
      <meta name="description" content={t('listDescription')} />
      {complaints.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : null}
      <ul className={styles.list}>
        {complaints.map(({ id, name, about, text, hours, answerBy, takenBy, late }) => (
          <Card as="li" key={id} className={styles.item}>
            <p className={styles.marks}>
              <span>{hours === 0 ? t('age') : t('ageHours', { count: hours })}</span>
              {late ? <Badge tone="bad">{t(`late${late}`)}</Badge> : null}
              {takenBy ? <Badge>{t('takenBy', { name: takenBy })}</Badge> : null}
              {!takenBy && late !== 'taken' ? <Badge tone="gold">{t('untaken')}</Badge> : null}
              <span>{t('answerBy', { day: inDay(answerBy) })}</span>
            </p>
            <p className={styles.line}>{about === '' ? name : t('line', { name, about })}</p>
            <p className={styles.said}>{text}</p>
            <Link to={`/equipe/reclamations/${id}`}>{t('openLink', { id: String(id) })}</Link>
          </Card>
        ))}
      </ul>
    </Desk>
  )
}
