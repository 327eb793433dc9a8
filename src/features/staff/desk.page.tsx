import { Link } from 'react-router'
import { Empty } from '../../ui/empty/empty.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { countWaiting as countMessages } from '../contact/queries.server.ts'
import { OpenList } from '../disputes/components/open-list.tsx'
import { listDisputes } from '../disputes/list-disputes.server.ts'
import { countWaiting } from '../reviews/moderation-queries.server.ts'
import type { Route } from './+types/desk.page'
import { can } from './capabilities.ts'
import { Desk } from './components/desk.tsx'
import { openDesk } from './desk.server.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'desk')
  return {
    desk,
    disputes: can(desk.role, 'disputes.answer') ? await listDisputes(visit) : null,
    reviews: can(desk.role, 'reviews.moderate') ? await countWaiting(visit.db, visit.site.id) : null,
    messages: can(desk.role, 'messages.answer') ? await countMessages(visit.db, visit.site.id) : null,
  }
}

export default function DeskPage({ loaderData: { desk, disputes, reviews, messages } }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Desk desk={desk} title={t('deskTitle', { firstName: desk.firstName })} lead={t('deskLead')} width="normal">
      <meta name="description" content={t('deskDescription')} />
      {messages === null ? null : <Queue name="messages" count={messages} to="/equipe/messages" />}
      {reviews === null ? null : <Queue name="reviews" count={reviews} to="/equipe/avis" />}
      {disputes ? <OpenList disputes={disputes} /> : null}
      {disputes || reviews !== null ? null : <Empty title={t('nothing')}>{t('nothingNext')}</Empty>}
    </Desk>
  )
}

function Queue({ name, count, to }: { name: 'messages' | 'reviews'; count: number; to: string }) {
  const t = useTexts(texts)
  return (
    <Section title={t(`${name}Title`)}>
      <p>{t(`${name}Waiting`, { count })}</p>
      <p>
        <Link to={to}>{t(`${name}Link`)}</Link>
      </p>
    </Section>
  )
}
