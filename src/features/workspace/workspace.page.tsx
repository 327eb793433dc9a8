import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import type { PageHandle } from '../../ui/shell/page-handle.ts'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { CarePanel } from '../care/components/care-panel.tsx'
import type { ConsultationView } from '../consultations/view-consultation.server.ts'
import { NoteForm } from '../notes/components/note-form.tsx'
import type { Note } from '../notes/psychic-note.server.ts'
import { texts as notesTexts } from '../notes/texts.ts'
import { REVIEWS_PAGE } from '../replies/rules.ts'
import { pageRefusal, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/workspace.page'
import { actInWorkspace } from './act-in-workspace.server.ts'
import { CurrentRoom } from './components/current-room.tsx'
import { IncomingRequest } from './components/incoming-request.tsx'
import { PresenceControls } from './components/presence-controls.tsx'
import { useNews } from './components/use-news.ts'
import { loadWorkspace } from './load-workspace.server.ts'
import type { Presence } from './queries.server.ts'
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

export default function WorkspacePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { name, presence, request, room, note, stopped } = loaderData
  const refusal = actionData?.refusal
  const typed = actionData && 'typed' in actionData ? actionData.typed.text : undefined
  useNews()
  return (
    <Page
      title={t('title')}
      lead={t('lead', { name })}
      width="wide"
      aside={
        <>
          {room ? <NoteCard key={room.consultation.id} consultation={room.consultation} note={note} /> : null}
          <Desk presence={presence} />
        </>
      }
    >
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      {stopped ? <CarePanel name={stopped.firstName} /> : null}
      {room ? <CurrentRoom key={room.consultation.id} room={room} typed={typed} /> : null}
      {request ? <IncomingRequest key={request.id} request={request} /> : null}
      {room || request ? null : (
        <div className={styles.live}>
          <Empty title={t('noRequest')}>{t('noRequestNext')}</Empty>
        </div>
      )}
      {room ? null : (
        <noscript>
          <iframe
            className={styles.watch}
            title={t('requests')}
            src={`/espace-voyant/demandes?vu=${request?.id ?? ''}`}
          />
        </noscript>
      )}
    </Page>
  )
}

/** What the psychic remembers of who is in the room. */
function NoteCard({ consultation, note }: { consultation: ConsultationView; note: Note | null }) {
  const t = useTexts(notesTexts)
  const { id, client } = consultation
  return (
    <Card>
      <Section title={t('noteTitle', { name: client.firstName })}>
        <NoteForm consultationId={id} name={client.firstName} note={note} />
      </Section>
    </Card>
  )
}

/** What stays at hand whatever comes. */
function Desk({ presence }: { presence: Presence }) {
  const t = useTexts(texts)
  return (
    <>
      <Card>
        <Section title={t('presence')}>
          <PresenceControls presence={presence} />
        </Section>
      </Card>
      <Card>
        <Section title={t('past')}>
          <ButtonLink to="/mon-compte/consultations" variant="secondary">
            {t('toPast')}
          </ButtonLink>
        </Section>
      </Card>
      <Card>
        <Section title={t('reviews')}>
          <ButtonLink to={REVIEWS_PAGE} variant="secondary">
            {t('toReviews')}
          </ButtonLink>
        </Section>
      </Card>
    </>
  )
}
