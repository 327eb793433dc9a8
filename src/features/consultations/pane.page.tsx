import { inMinutes } from '../../platform/i18n/french.ts'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/pane.page'
import { loadRoom } from './load-room.server.ts'
import styles from './pane.module.css'
import { MessagePane } from './room/message-pane.tsx'
import { MeterPanel } from './room/meter-panel.tsx'
import { texts } from './texts.ts'

const EVERY_SECONDS = 10

/** A document of its own inside the room, for browsers without scripts: it alone comes anew, and what is typed stays. */
export const handle = { bare: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const room = await pageRefusal(() => loadRoom(visit, idIn(params)))
  return { room, shownAs: url.searchParams.get('vu') }
}

export default function PanePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { room, shownAs } = loaderData
  const { consultation, messages, read } = room
  const { status, side, psychic } = consultation
  const around = side === 'client' ? `/consultations/${consultation.id}` : '/espace-voyant'
  const open = status === 'accepted' || status === 'running' || status === 'paused'
  const moved = shownAs === 'demande' ? status !== 'requested' : !open
  return (
    <main className={styles.pane}>
      <title>{t('messages')}</title>
      {moved ? null : <meta httpEquiv="refresh" content={String(EVERY_SECONDS)} />}
      {moved ? (
        <p>
          {t(`status.${status}`)}.{' '}
          <a href={around} target="_top">
            {t('seeNow')}
          </a>
        </p>
      ) : null}
      {status === 'requested' ? <p>{t('waitingLead', { time: inMinutes(consultation.answerWithin ?? 0) })}</p> : null}
      {open && !moved ? (
        <>
          <MeterPanel consultation={consultation} shownAt={0} />
          {consultation.meter?.asked ? (
            <form method="post" action={`/consultations/${consultation.id}`} target="_top">
              <p>{t('askedTitle')}</p>
              <button type="submit" name="intent" value="here">
                {t('here')}
              </button>
            </form>
          ) : null}
          <MessagePane state={{ consultation, messages, read, pending: [], otherTyping: false }} />
        </>
      ) : null}
      {psychic.isAutomaton ? null : <p className={styles.note}>{t('refreshed', { seconds: EVERY_SECONDS })}</p>}
    </main>
  )
}
