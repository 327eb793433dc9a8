import { inMinutes } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from './room.module.css'
import { otherOf, type RoomState } from './room-state.ts'
import { texts } from './texts.ts'
import { useSecondsTo } from './use-seconds-to.ts'

/** With less time left than this, a psychic who has already written is shown the countdown. */
const SHOWN_SECONDS = 45
const URGENT_SECONDS = 15

/** The time left for the psychic to send a message: typing alone does not keep the meter running. */
export function SpeakBy({ state: { consultation, speakBy } }: { state: RoomState }) {
  const t = useTexts(texts)
  const left = useSecondsTo(speakBy)
  const first = consultation.status === 'accepted'
  if (left === null || (!first && left > SHOWN_SECONDS)) return null
  const values = { name: otherOf(consultation), time: inMinutes(left) }
  return (
    <p className={styles.speakBy} data-urgent={left <= URGENT_SECONDS}>
      {t(first ? 'speakFirst' : 'speakAgain', values)} {t('enterSends')}
    </p>
  )
}

/** How long a paused room still waits for its two people. */
export function ClosesIn({ state: { closeBy } }: { state: RoomState }) {
  const t = useTexts(texts)
  const left = useSecondsTo(closeBy)
  if (left === null) return null
  return (
    <p className={styles.speakBy} data-urgent={left <= URGENT_SECONDS}>
      {t('closesIn', { time: inMinutes(left) })}
    </p>
  )
}
