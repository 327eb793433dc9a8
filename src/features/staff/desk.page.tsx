import { Empty } from '../../ui/empty/empty.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import type { Route } from './+types/desk.page'
import { Desk } from './components/desk.tsx'
import { openDesk } from './desk.server.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

export function loader({ context, url }: Route.LoaderArgs) {
  return { desk: openDesk(visitOf(context), url, 'desk') }
}

export default function DeskPage({ loaderData: { desk } }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Desk desk={desk} title={t('deskTitle', { firstName: desk.firstName })} lead={t('deskLead')}>
      <meta name="description" content={t('deskDescription')} />
      <Empty title={t('nothing')}>{t('nothingNext')}</Empty>
    </Desk>
  )
}
