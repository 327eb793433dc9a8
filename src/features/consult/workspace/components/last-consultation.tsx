import { inDay } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CarePanel } from '../../care/components/care-panel.tsx'
import { PsychicSummary, ToConversation } from '../../consultations/components/psychic-summary.tsx'
import type { Summary } from '../../consultations/read-summary.server.ts'
import { psychicPlace } from '../../follow-ups/rules.ts'
import { NoteForm } from '../../notes/components/note-form.tsx'
import type { Note } from '../../notes/psychic-note.server.ts'
import { texts as notesTexts } from '../../notes/texts.ts'
import { texts } from '../texts.ts'

/** The psychic's note on the client in the room. */
export function NoteSection({ id, name, note }: { id: number; name: string; note: Note | null }) {
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
export function LastConsultation({ summary, note, writeUntil }: LastProps) {
  const t = useTexts(texts)
  const { id, clientFirstName: name, endReason } = summary
  return (
    <>
      {endReason === 'care' ? <CarePanel name={name} /> : null}
      <PsychicSummary summary={summary}>
        <ToConversation id={id} />
        <p>
          {writeUntil ? (
            <ButtonLink to={psychicPlace(id)} variant="secondary">
              {t('writeAfter', { day: inDay(writeUntil) })}
            </ButtonLink>
          ) : (
            t('writeNot', { name })
          )}
        </p>
        <NoteSection id={id} name={name} note={note} />
      </PsychicSummary>
    </>
  )
}
