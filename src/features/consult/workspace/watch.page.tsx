import { href } from 'react-router'
import { inMinutes } from '../../../platform/i18n/french.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { pageRefusal } from '../../house/visit/page-door.server.ts'
import { renewPresences } from '../presence/queries.server.ts'
import { deskTexts } from '../queue/desk-texts.ts'
import type { Route } from './+types/watch.page'
import { loadWorkspace } from './load-workspace.server.ts'
import { texts } from './texts.ts'
import styles from './workspace.module.css'

/**
 * A framed document inside the workspace, for browsers without scripts: reloads to look for requests and to renew the
 * presence.
 */
export const handle: PageHandle = { bare: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  // The sign-in page refuses to be framed, so the frame shows a link to it.
  const seconds = visit.app.config.frameIntervalSeconds
  if (!visit.user) return { seconds, signedIn: false, moved: true, asking: null, current: null, waiting: 0 }
  const { request, room, waits } = await pageRefusal(() => loadWorkspace(visit))
  await renewPresences(visit.db, [psychicOf(visit).psychicId])
  return {
    seconds,
    signedIn: true,
    moved: room !== null || String(request?.id ?? '') !== (url.searchParams.get('vu') ?? ''),
    asking: request && { name: request.client.firstName, left: request.answerWithin ?? 0 },
    waiting: waits.queue.people.length,
    current: room?.consultation.client.firstName ?? null,
  }
}

export default function WatchPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const queueTexts = useTexts(deskTexts)
  const { seconds, signedIn, moved, asking, current, waiting } = loaderData
  const news = current
    ? t('current', { name: current })
    : asking
      ? t('requestStill', { name: asking.name, time: inMinutes(asking.left) })
      : t(!signedIn ? 'signedOut' : moved ? 'requestGone' : 'noRequest')
  return (
    <main className={styles.news}>
      <title>{t('requests')}</title>
      {moved ? (
        <Notice>
          <p>{news}</p>
          <a href={href('/espace-voyant')} target="_top">
            {t(!signedIn ? 'signInAgain' : asking ? 'answer' : 'see')}
          </a>
        </Notice>
      ) : (
        <>
          <meta httpEquiv="refresh" content={String(seconds)} />
          <p role="status">{news}</p>
          {waiting > 0 ? <p>{queueTexts('waitingCount', { count: waiting })}</p> : null}
          <p>{t('watching', { seconds })}</p>
        </>
      )}
    </main>
  )
}
