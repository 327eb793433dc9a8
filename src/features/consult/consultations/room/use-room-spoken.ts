import { useSpoken } from '../../../../ui/shell/spoken.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { otherOf, type RoomState } from './room-state.ts'
import { texts } from './texts.ts'
import { useSecondsTo } from './use-seconds-to.ts'

const SOON_SECONDS = 30
const NOW_SECONDS = 10

/**
 * Announces changes of a consultation to screen readers: its state, the connection, and that the psychic must write.
 */
export function useRoomSpoken({ consultation, online, speakBy }: RoomState): void {
  const t = useTexts(texts)
  const { status, side, meter, channel } = consultation
  const left = useSecondsTo(speakBy)
  const key = (): keyof typeof texts.entries => {
    if (!online && meter && status !== 'ended') return 'spoken.offline'
    if (left !== null && left <= NOW_SECONDS) return 'spoken.writeNow'
    if (left !== null && left <= SOON_SECONDS) return 'spoken.writeSoon'
    if (status === 'accepted') return channel !== 'chat' ? 'spoken.calling' : `spoken.accepted.${side}`
    const reason = meter?.pauseReason ?? 'drop'
    if (status === 'paused') {
      if (reason === 'held') return 'spoken.held'
      return reason === 'sound' || reason === 'unheard' ? 'spoken.soundless' : `spoken.${reason}.${side}`
    }
    return status === 'asked' ? 'spoken.requested' : `spoken.${status}`
  }
  useSpoken(t(key(), { name: otherOf(consultation) }))
}
