import { data, href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn, shown } from '../../house/visit/page-door.server.ts'
import { roomAddress } from '../rooms/addresses.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import type { Route } from './+types/note.page'
import { NoteForm } from './components/note-form.tsx'
import { findOwnNote, writeNote } from './psychic-note.server.ts'
import { notePage } from './rules.ts'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const id = idIn(params)
  return pageRefusal(async () => {
    const note = await findOwnNote(visit, id)
    const { consultation } = await findParticipant(visit, id)
    return { id, name: consultation.clientFirstName, note, saved: url.searchParams.get('fait') === 'note' }
  })
}

/** The action of the note form on any page; with scripts it answers without a page load. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const id = idIn(params)
  const form = await request.formData()
  const typed = String(form.get('text') ?? '')
  try {
    const note = await writeNote(visit, id, { text: typed, version: Number(form.get('version')) || 0 })
    if (form.has('inPlace')) return { note, refusal: null, typed: null }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const note = thrown.reason === 'noteChanged' ? await findOwnNote(visit, id) : null
    return data({ note, refusal: shown(thrown), typed }, { status: thrown.entry.status })
  }
  throw redirectTo(`${notePage(id)}?fait=note`)
}

export default function NotePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { id, name, note, saved } = loaderData
  const title = t('noteTitle', { name })
  return (
    <Page title={title} width="narrow">
      <title>{title}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {saved && !actionData ? <Notice tone="good">{t(note?.text ? 'savedNote' : 'erasedNote')}</Notice> : null}
      <NoteForm consultationId={id} name={name} note={note} sent={actionData} />
      <ButtonLink to={href('/consultations/:id/offrir', { id: String(id) })} variant="secondary">
        {t('toGift')}
      </ButtonLink>
      <p>
        <BackLink to={roomAddress(id)}>{t('backToRoom')}</BackLink>
      </p>
    </Page>
  )
}
