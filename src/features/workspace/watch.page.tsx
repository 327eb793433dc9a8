import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { psychicOf } from '../session/access.ts'
import { pageRefusal, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/watch.page'
import { loadWorkspace } from './load-workspace.server.ts'
import { renewPresences } from './queries.server.ts'
import { texts } from './texts.ts'

const EVERY_SECONDS = 10

/** A document of its own inside the workspace, for browsers without scripts: it looks for requests and keeps present. */
export const handle = { bare: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { request, room } = await pageRefusal(() => loadWorkspace(visit))
  await renewPresences(visit.db, [psychicOf(visit).psychicId])
  return { asking: request?.client.firstName ?? null, open: room !== null }
}

export default function WatchPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { asking, open } = loaderData
  return (
    <main>
      <title>{t('title')}</title>
      {asking || open ? null : <meta httpEquiv="refresh" content={String(EVERY_SECONDS)} />}
      <p role="status">
        {asking ? t('requestTitle', { name: asking }) : t('noRequest')}{' '}
        {asking || open ? (
          <a href="/espace-voyant" target="_top">
            {t('answer')}
          </a>
        ) : null}
      </p>
    </main>
  )
}
