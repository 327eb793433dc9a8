import { Notice } from '../../../ui/notice/notice.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/follow.page'
import styles from './components/queue.module.css'
import { loadWaits } from './load-waits.server.ts'
import { isOpen, WAITS_PAGE } from './rules.ts'
import { texts } from './texts.ts'
import { newsIn } from './waits-words.ts'

/** A framed document inside the page of waits, for browsers without scripts: reloads to say where one is. */
export const handle: PageHandle = { bare: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const seconds = visit.app.config.frameIntervalSeconds
  // The sign-in page refuses to be framed, so the frame shows a link to it.
  if (!visit.user) return { seconds, signedIn: false, moved: true, tickets: [] }
  const { tickets, mark } = await pageRefusal(() => loadWaits(visit))
  return { seconds, signedIn: true, moved: mark !== (url.searchParams.get('vu') ?? ''), tickets }
}

export default function FollowPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { seconds, signedIn, moved, tickets } = loaderData
  const called = tickets.find(({ state }) => state === 'called')
  return (
    <main className={styles.frame}>
      <title>{t('follow')}</title>
      {moved ? (
        <Notice>
          <p>{!signedIn ? t('signedOut') : called ? t('turn', { name: called.psychic.name }) : t('moved')}</p>
          <a href={WAITS_PAGE} target="_top">
            {t(signedIn ? 'see' : 'signInAgain')}
          </a>
        </Notice>
      ) : (
        <>
          <meta httpEquiv="refresh" content={String(seconds)} />
          {tickets
            .filter(({ state }) => isOpen(state))
            .map((ticket) => (
              <div key={ticket.id} role="status">
                <p>{t('waitingFor', { name: ticket.psychic.name })}</p>
                {newsIn(t, ticket).map((said) => (
                  <p key={said}>{said}</p>
                ))}
              </div>
            ))}
          <p className={styles.note}>{t('followed', { seconds })}</p>
        </>
      )}
    </main>
  )
}
