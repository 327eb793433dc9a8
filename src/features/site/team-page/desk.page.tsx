import { href } from 'react-router'
import { Empty } from '../../../ui/empty/empty.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { countOpen as countAlerts } from '../../consult/care/queries.server.ts'
import { countWaiting as countReviews } from '../../consult/reviews/moderation-queries.server.ts'
import { can } from '../../house/staff/capabilities.ts'
import { Desk } from '../../house/staff/components/desk.tsx'
import { openDesk } from '../../house/staff/desk.server.ts'
import { texts } from '../../house/staff/texts.ts'
import { backOfficeAddress } from '../../house/visit/back-office-path.ts'
import { OpenList } from '../../money/disputes/components/open-list.tsx'
import { listDisputes } from '../../money/disputes/list-disputes.server.ts'
import { countReceived } from '../../money/withdrawals/desk-queries.server.ts'
import { countUnanswered } from '../../rights/complaints/desk-queries.server.ts'
import { countWaiting as countMessages } from '../../rights/contact/queries.server.ts'
import type { Route } from './+types/desk.page'
import sheet from './desk.css?url'

export const handle = { plain: true, quiet: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'desk')
  return {
    desk,
    disputes: can(desk.role, 'disputes.answer') ? await listDisputes(visit) : null,
    editsTexts: can(desk.role, 'texts.edit'),
    waiting: {
      care: can(desk.role, 'care.answer') ? await countAlerts(visit.db, visit.site.id) : null,
      messages: can(desk.role, 'messages.answer') ? await countMessages(visit.db, visit.site.id) : null,
      withdrawals: can(desk.role, 'withdrawals.answer') ? await countReceived(visit.db, visit.site.id) : null,
      complaints: can(desk.role, 'complaints.answer') ? await countUnanswered(visit.db, visit.site.id) : null,
      reviews: can(desk.role, 'reviews.moderate') ? await countReviews(visit.db, visit.site.id) : null,
    },
  }
}

const queues = [
  { name: 'care', to: backOfficeAddress('care-alerts') },
  { name: 'messages', to: backOfficeAddress('contacts') },
  { name: 'withdrawals', to: backOfficeAddress('withdrawals') },
  { name: 'complaints', to: backOfficeAddress('complaints') },
  { name: 'reviews', to: href('/equipe/avis') },
] as const

export default function DeskPage({ loaderData: { desk, disputes, editsTexts, waiting } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const mine = queues.flatMap(({ name, to }) => {
    const count = waiting[name]
    return count === null ? [] : [{ name, to, count }]
  })
  return (
    <Desk desk={desk} title={t('deskTitle', { firstName: desk.firstName })} lead={t('deskLead')} width="normal">
      <meta name="description" content={t('deskDescription')} />
      {mine.length > 0 ? (
        <ul className="desk-queues">
          {mine.map(({ name, to, count }) => (
            <li key={name} data-waits={count > 0 || undefined}>
              <span className="desk-count" aria-hidden="true">
                {count}
              </span>
              <div>
                <h2>{t(`${name}Title`)}</h2>
                <p>{t(`${name}Waiting`, { count })}</p>
              </div>
              <a href={to}>{t(`${name}Link`)}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {editsTexts ? (
        <Section title={t('textsTitle')}>
          <p>{t('textsLead')}</p>
          <p>
            <OnwardLink to={`${href('/')}?edit=1`} reload>
              {t('textsLink')}
            </OnwardLink>
          </p>
          <p>
            <OnwardLink to={`${href('/')}?id_display=1`} reload>
              {t('keysLink')}
            </OnwardLink>
          </p>
        </Section>
      ) : null}
      {disputes ? <OpenList disputes={disputes} /> : null}
      {disputes || editsTexts || mine.length > 0 ? null : <Empty title={t('nothing')}>{t('nothingNext')}</Empty>}
    </Desk>
  )
}
