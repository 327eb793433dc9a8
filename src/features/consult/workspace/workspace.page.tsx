import { href } from 'react-router'
import { inDay, inHour } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { orAsShown, orUnsent, usePageAnew } from '../../../ui/calls/page-anew.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useSpoken } from '../../../ui/shell/spoken.tsx'
import { useKeptFocus } from '../../../ui/shell/use-kept-focus.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { CarePanel } from '../care/components/care-panel.tsx'
import { PsychicSummary, ToConversation } from '../consultations/components/psychic-summary.tsx'
import { useNews } from '../consultations/components/use-news.ts'
import type { Missed } from '../consultations/read-missed.server.ts'
import type { Summary } from '../consultations/read-summary.server.ts'
import { psychicPlace } from '../follow-ups/rules.ts'
import { NoteForm } from '../notes/components/note-form.tsx'
import type { Note } from '../notes/psychic-note.server.ts'
import { texts as notesTexts } from '../notes/texts.ts'
import { QueueSection } from '../queue/components/queue-section.tsx'
import type { Route } from './+types/workspace.page'
import { actInWorkspace } from './act-in-workspace.server.ts'
import { CurrentRoom } from './components/current-room.tsx'
import { Desk } from './components/desk.tsx'
import { IncomingRequest } from './components/incoming-request.tsx'
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

export default function WorkspacePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { name, desk, queue, premiumCall, request, room, note, missed, last } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  const typed = actionData && 'typed' in actionData ? actionData.typed.text : undefined
  const { look, cut } = usePageAnew(loaderData)
  useNews(look)
  useSpoken(last && !request ? t('spokenEnd', { name: last.summary.clientFirstName }) : '')
  useKeptFocus(`${room?.consultation.id} ${request?.id} ${last?.summary.id}`)
  const title = room ? t('current', { name: room.consultation.client.firstName }) : t('title')
  const head = (
    <>
      <title>{title}</title>
      <meta name="description" content={t('description')} />
    </>
  )
  const refused = (
    <>
      <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      {actionData && 'unsent' in actionData ? <Notice tone="bad">{t('unsent')}</Notice> : null}
      {cut && !room ? <Notice>{t('cut')}</Notice> : null}
    </>
  )
  if (room) {
    const { consultation } = room
    return (
      <>
        {head}
        <CurrentRoom
          key={consultation.id}
          room={room}
          typed={typed}
          onEnd={look}
          head={refused}
          beside={
            <>
              <NoteSection id={consultation.id} name={consultation.client.firstName} note={note} />
              {queue.people.length > 0 ? <QueueSection queue={queue} /> : null}
            </>
          }
        />
      </>
    )
  }
  return (
    <Page title={title} lead={t('lead', { name })} width="wide" aside={<Desk {...desk} />}>
      {head}
      {refused}
      {premiumCall ? <Notice>{t(premiumCall === 'ringing' ? 'premiumRinging' : 'premiumConnected')}</Notice> : null}
      {missed ? <MissedNotice missed={missed} /> : null}
      {request ? (
        <IncomingRequest key={request.id} request={request} />
      ) : (
        <div className={styles.live}>
          <Empty title={t('noRequest')}>{t('noRequestNext')}</Empty>
        </div>
      )}
      <QueueSection queue={queue} />
      {last ? <LastConsultation key={last.summary.id} {...last} /> : null}
      <noscript>
        <iframe
          className={styles.watch}
          title={t('requests')}
          src={`${href('/espace-voyant/demandes')}?vu=${request?.id ?? ''}`}
        />
      </noscript>
    </Page>
  )
}

/** The psychic's note on the client in the room. */
function NoteSection({ id, name, note }: { id: number; name: string; note: Note | null }) {
  const t = useTexts(notesTexts)
  return (
    <Section title={t('noteTitle', { name })}>
      <NoteForm consultationId={id} name={name} note={note} />
    </Section>
  )
}

interface LastProps {
  summary: Summary
  note: Note | null
  /** Until when the psychic may write to the client once; null if they may not. */
  writeUntil: string | null
}

/** The consultation that just ended, until another opens. */
function LastConsultation({ summary, note, writeUntil }: LastProps) {
  const t = useTexts(texts)
  const { id, clientFirstName: name, endReason } = summary
  return (
    <>
      {endReason === 'care' ? <CarePanel name={name} /> : null}
      <PsychicSummary summary={summary}>
        <ToConversation id={id} />
        {writeUntil ? (
          <p>
            <ButtonLink to={psychicPlace(id)} variant="secondary">
              {t('writeAfter', { day: inDay(writeUntil) })}
            </ButtonLink>
          </p>
        ) : null}
        <NoteSection id={id} name={name} note={note} />
      </PsychicSummary>
    </>
  )
}

/** Says that a request was missed. */
function MissedNotice({ missed }: { missed: Missed }) {
  const t = useTexts(texts)
  const { name, at, isOffline } = missed
  return (
    <Notice tone={isOffline ? 'bad' : 'info'}>
      {t('missed', { name, hour: inHour(at) })} {isOffline ? t('missedOffline') : t('missedNext')}
    </Notice>
  )
}
