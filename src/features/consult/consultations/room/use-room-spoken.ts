import { useSpoken } from '../../../../ui/shell/spoken.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { otherOf, type RoomState } from './room-state.ts'
import { texts } from './texts.ts'
import { useSecondsTo } from './use-seconds-to.ts'

const SOON_SECONDS = 30
const NOW_SECONDS = 10

/** Says each change of a consultation aloud: its state, the line's, and that a psychic is to write. */
export function useRoomSpoken({ consultation, online, speakBy }: RoomState): void {
  const t = useTexts(texts)
  const { status, side, meter } = consultation
  const left = useSecondsTo(speakBy)
  const key = (): keyof typeof texts.entries => {
    if (!online && meter && status !== 'ended') return 'spoken.offline'
    if (left !== null && left <= NOW_SECONDS) return 'spoken.writeNow'
    if (left !== null && left <= SOON_SECONDS) return 'spoken.writeSoon'
    if (status === 'accepted') return `spoken.accepted.${side}`
    if (status === 'paused') return `spoken.${meter?.pauseReason ?? 'drop'}.${side}`
    return `spoken.${status}`
  }
  useSpoken(t(key(), { name: otherOf(consultation) }))
}
