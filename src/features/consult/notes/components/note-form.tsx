import { useFetcher } from 'react-router'
import type { ErrorCode } from '../../../../errors.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import type { Note } from '../psychic-note.server.ts'
import { NOTE_MAX, notePage } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './notes.module.css'

const CLOSED: ErrorCode<'noteClosed'> = 4221

/** The outcome of a submitted form. */
export interface Sent {
  /** The stored note; null when the client's consent no longer allows one. */
  note: Note | null
  refusal: ShownRefusal | null
  typed: string | null
}

interface NoteFormProps {
  consultationId: number
  /** The client's name. */
  name: string
  note: Note | null
  /** The result of the last submission, when scripts are off. */
  sent?: Sent | undefined
}

/** A psychic's note about a client. With scripts it is saved without leaving the page, so a room stays open. */
export function NoteForm({ consultationId, name, note: first, sent }: NoteFormProps) {
  const t = useTexts(texts)
  const fetcher = useFetcher<Sent>()
  const outcome = fetcher.data ?? sent
  const note = outcome?.note ?? first
  const refusal = outcome?.refusal ?? null
  if (!note || refusal?.code === CLOSED) return <p>{t('closed', { name })}</p>
  const isChanged = refusal !== null && refusal.field === null
  return (
    <fetcher.Form
      key={`${note.version} ${refusal?.code ?? 0}`}
      method="post"
      action={notePage(consultationId)}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        fields.set('inPlace', '1')
        void fetcher.submit(fields, { method: 'post', action: notePage(consultationId) })
      }}
    >
      {isChanged ? (
        <Notice tone="bad">
          <p>{refusal.message}</p>
          <p>{t(note.text === '' ? 'presentNone' : 'presentNote')}</p>
          {note.text === '' ? null : <p className={styles.words}>{note.text}</p>}
          <p>{t('changedNext')}</p>
        </Notice>
      ) : null}
      {outcome && !refusal ? <Notice tone="good">{t(note.text === '' ? 'erasedNote' : 'savedNote')}</Notice> : null}
      <TextArea
        id="note"
        name="text"
        label={t('label')}
        hint={t('hint', { name })}
        rows={6}
        aria-keyshortcuts="N"
        spellCheck
        lang="fr"
        maxLength={NOTE_MAX}
        defaultValue={outcome?.typed ?? note.text}
        error={refusal?.field === 'text' ? refusal.message : undefined}
      />
      <input type="hidden" name="version" value={note.version} />
      <div>
        <Button type="submit" variant="secondary" busy={fetcher.state !== 'idle'}>
          {t('save')}
        </Button>
      </div>
    </fetcher.Form>
  )
}
