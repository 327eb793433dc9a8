import { inMinutes } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from './room.module.css'
import { otherOf, type RoomState } from './room-state.ts'
import { texts } from './texts.ts'
import { useSecondsTo } from './use-seconds-to.ts'

/** Under this a psychic who is already in conversation is told how long is left. */
const SHOWN_SECONDS = 45
const URGENT_SECONDS = 15

/** How long the psychic has to send something, beside what is being typed: typing alone does not keep the meter going. */
export function SpeakBy({ state: { consultation, speakBy } }: { state: RoomState }) {
  const t = useTexts(texts)
  const left = useSecondsTo(speakBy)
  const first = consultation.status === 'accepted'
  if (left === null || (!first && left > SHOWN_SECONDS)) return null
  return (
    <p className={styles.speakBy} data-urgent={left <= URGENT_SECONDS}>
      {t(first ? 'speakFirst' : 'speakAgain', { name: otherOf(consultation), time: inMinutes(left) })}
    </p>
  )
}
