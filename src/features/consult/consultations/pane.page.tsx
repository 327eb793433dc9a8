import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal } from '../../house/visit/page-door.server.ts'
import { renewPresences } from '../presence/queries.server.ts'
import { inRoom } from '../rooms/rules.ts'
import type { Route } from './+types/pane.page'
import { actInRoom } from './act-in-room.server.ts'
import { loadRoom } from './load-room.server.ts'
import styles from './pane.module.css'
import { MessagePane } from './room/message-pane.tsx'
import { AskedQuestion, GoOn, PaneMeter, PaneNews } from './room/pane-news.tsx'
import { texts } from './room/texts.ts'

/**
 * A document of its own inside the room, for browsers without scripts: only the frame reloads, so that typed text
 * remains.
 */
export const handle: PageHandle = { bare: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const id = idIn(params)
  // The sign-in page refuses to be framed, so the frame links to it.
  const seconds = visit.app.config.frameIntervalSeconds
  if (!visit.user) return { id, seconds, room: null, waiting: false }
  const room = await pageRefusal(() => loadRoom(visit, id))
  const { side, psychic } = room.consultation
  // Without a socket, this is what shows that the psychic's workspace is open.
  if (side === 'psychic') await renewPresences(visit.db, [psychic.id])
  return { id, seconds, room, waiting: url.searchParams.get('vu') === 'demande' }
}

/** The question is answered inside the frame, so that the message being typed beside it remains. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  return actInRoom(visitOf(context), idIn(params), await request.formData(), url.pathname + url.search)
}

export default function PanePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { id, seconds, room, waiting } = loaderData
  const asShown =
    room !== null && (waiting ? room.consultation.status === 'requested' : inRoom(room.consultation.status))
  return (
    <main className={styles.pane}>
      <title>{t('messages')}</title>
      {asShown ? (
        <>
          {/* Only while the page around agrees: a client who has not entered is not present, and pays nothing. */}
          <meta httpEquiv="refresh" content={String(seconds)} />
          {waiting ? <PaneNews id={id} consultation={room.consultation} /> : null}
          {waiting ? null : <PaneMeter consultation={room.consultation} />}
          {room.consultation.meter?.pauseReason === 'payment' && room.consultation.side === 'client' ? <GoOn /> : null}
          {room.consultation.meter?.asked ? <AskedQuestion /> : null}
          {waiting ? null : <MessagePane state={{ ...room, pending: [], otherTyping: false }} />}
          <p className={styles.note}>{t('refreshed', { seconds })}</p>
        </>
      ) : (
        <PaneNews id={id} consultation={room?.consultation ?? null} />
      )}
    </main>
  )
}
