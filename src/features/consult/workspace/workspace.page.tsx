import { href } from 'react-router'
import { inHour } from '../../../platform/i18n/french.ts'
import { orAsShown, orUnsent, usePageAnew } from '../../../ui/calls/page-anew.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useSpoken } from '../../../ui/shell/spoken.tsx'
import { useKeptFocus } from '../../../ui/shell/use-kept-focus.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { useNews } from '../consultations/components/use-news.ts'
import type { Missed } from '../consultations/read-missed.server.ts'
import { SharedSkySection } from '../shared-charts/components/shared-sky-section.tsx'
import type { Route } from './+types/workspace.page'
import { actInWorkspace } from './act-in-workspace.server.ts'
import { ClientCard, PastLine } from './components/client-card.tsx'
import { CurrentRoom } from './components/current-room.tsx'
import { Desk } from './components/desk.tsx'
import { IncomingRequest } from './components/incoming-request.tsx'
import { LastConsultation, NoteSection } from './components/last-consultation.tsx'
import { Waiting } from './components/waiting.tsx'
import { WorkedDay } from './components/worked-day.tsx'
import { loadWorkspace } from './load-workspace.server.ts'
import { texts } from './texts.ts'
import styles from './workspace.module.css'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(() => loadWorkspace(visit))
}

export async function action({ context, request }: Route.ActionArgs) {
  return actInWorkspace(visitOf(context), await request.formData())
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orAsShown(request, serverLoader)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnsent(serverAction, { unsent: true } as const)

/** One screen of work: what waits, the conversation, and the client's card. */
export default function WorkspacePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { name, waits, push, premiumCall, request, asker, room, note, past, sky, answers, missed, last, day } =
    loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  const typed = actionData && 'typed' in actionData ? actionData.typed.text : undefined
  const { look, cut } = usePageAnew(loaderData)
  useNews(look)
  useSpoken(last && !request ? t('spokenEnd', { name: last.summary.clientFirstName }) : '')
  useKeptFocus(`${room?.consultation.id} ${request?.id} ${last?.summary.id}`)
  const current = room?.consultation.client.firstName ?? null
  const title = current ? t('current', { name: current }) : t('title')
  const refused = (
    <>
      <title>{title}</title>
      <meta name="description" content={t('description')} />
      <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      {actionData && 'unsent' in actionData ? <Notice tone="bad">{t('unsent')}</Notice> : null}
      {cut && !room ? <Notice>{t('cut')}</Notice> : null}
    </>
  )
  if (room) {
    const { consultation } = room
    return (
      <div className="workplace-work" data-room>
        <CurrentRoom
          key={consultation.id}
          room={room}
          answers={answers}
          typed={typed}
          onEnd={look}
          head={refused}
          beside={
            <>
              {past ? <PastLine past={past} /> : null}
              {sky ? <SharedSkySection sky={sky} /> : null}
              <NoteSection id={consultation.id} name={consultation.client.firstName} note={note} />
            </>
          }
        />
        <Waiting current={current} {...waits} />
      </div>
    )
  }
  return (
    <div className="workplace-work workplace-idle" data-asked={request ? true : undefined}>
      <main id="content" tabIndex={-1} className="workplace-middle">
        <header className="workplace-head">
          <h1>{title}</h1>
          <p>{t('lead', { name })}</p>
        </header>
        {refused}
        {premiumCall ? <Notice>{t(premiumCall === 'ringing' ? 'premiumRinging' : 'premiumConnected')}</Notice> : null}
        {missed ? <MissedNotice missed={missed} /> : null}
        {request ? (
          <IncomingRequest key={request.id} request={request}>
            {asker ? <ClientCard name={request.client.firstName} asker={asker} signs={sky?.signs ?? null} /> : null}
          </IncomingRequest>
        ) : (
          <div className={styles.live}>
            <Empty title={t('noRequest')}>{t('noRequestNext')}</Empty>
          </div>
        )}
        {day ? <WorkedDay day={day} /> : null}
        {last ? <LastConsultation key={last.summary.id} {...last} /> : null}
        <noscript>
          <iframe
            className={styles.watch}
            title={t('requests')}
            src={`${href('/espace-voyant/demandes')}?vu=${request?.id ?? ''}`}
          />
        </noscript>
      </main>
      <Waiting current={null} {...waits} />
      <aside className="workplace-tools" aria-label={t('tools')}>
        <Desk push={push} />
      </aside>
    </div>
  )
}

/** Says that a request was missed. */
function MissedNotice({ missed }: { missed: Missed }) {
  const t = useTexts(texts)
  const { name, at, isOffline, reason } = missed
  if (reason === 'withdrawn') return <Notice>{t('withdrawn', { name, hour: inHour(at) })}</Notice>
  return (
    <Notice tone={isOffline ? 'bad' : 'info'}>
      {t('missed', { name, hour: inHour(at) })} {isOffline ? t('missedOffline') : t('missedNext')}
    </Notice>
  )
}
