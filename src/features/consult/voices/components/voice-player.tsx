import { inMinutes } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { NotePlayer } from '../../media/components/voice-note.tsx'
import { type VoiceView, voiceAddress } from '../rules.ts'
import { texts } from '../texts.ts'

/** Plays a psychic's presentation, loaded when it is first played. */
export function VoicePlayer({ psychicId, voice: { hash, seconds, wave } }: { psychicId: number; voice: VoiceView }) {
  const t = useTexts(texts)
  const address = voiceAddress(psychicId, hash)
  const load = async () => {
    const answer = await fetch(address)
    if (!answer.ok) throw new TypeError('not loaded')
    return answer.blob()
  }
  return (
    <>
      <NotePlayer key={hash} seconds={seconds} wave={wave} load={load} />
      <noscript>
        <a href={address} download="presentation-vocale.m4a">
          {t('download', { time: inMinutes(Math.round(seconds)) })}
        </a>
      </noscript>
    </>
  )
}
