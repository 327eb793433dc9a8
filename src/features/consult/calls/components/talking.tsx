import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { CallState } from '../page/call-link.ts'
import { useSpeakers } from '../page/use-speakers.ts'
import { texts } from '../texts.ts'
import styles from './call-panel.module.css'

interface TalkingProps {
  state: CallState
  name: string
  isAutomaton: boolean
  microphone: MediaStream
  unheardBy: 'you' | 'other' | null
  onUnheard: (unheard: boolean) => void
  speaker: string
  onSpeaker: (id: string) => void
}

/** A call under way: how well it sounds, and what one can do about it. */
export function Talking({
  state,
  name,
  isAutomaton,
  microphone,
  unheardBy,
  onUnheard,
  speaker,
  onSpeaker,
}: TalkingProps) {
  const t = useTexts(texts)
  const { quality } = state
  const [muted, setMuted] = useState(false)
  const speakers = useSpeakers(true)
  const wasHeard = useRef(false)
  if (quality !== 'none') wasHeard.current = true
  useEffect(() => {
    for (const track of microphone.getAudioTracks()) track.enabled = !muted
  }, [microphone, muted])
  const said = quality === 'none' && !wasHeard.current ? t('waiting', { name }) : t(`quality.${quality}`)
  return (
    <>
      <p className={styles.quality} data-quality={quality} role="status">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M4 12v3" />
          <path d="M8 9v6" />
          <path d="M12 6v9" />
          <path d="M16 3v12" />
        </svg>
        {said}
      </p>
      {muted ? <p className={styles.said}>{t('muted', { name })}</p> : null}
      {unheardBy ? (
        <p className={styles.said} role="status">
          {t(unheardBy === 'you' ? 'unheardByYou' : 'unheardByOther', { name })}
        </p>
      ) : null}
      <div className={styles.acts}>
        <Button type="button" variant="secondary" aria-pressed={muted} onClick={() => setMuted(!muted)}>
          {t(muted ? 'unmute' : 'mute')}
        </Button>
        {unheardBy === 'other' ? null : (
          <Button type="button" variant="secondary" onClick={() => onUnheard(unheardBy === null)}>
            {t(unheardBy ? 'heardAgain' : 'unheard', { name })}
          </Button>
        )}
      </div>
      <details className={styles.more}>
        <summary>{t(speakers.length > 1 ? 'moreSpeaker' : 'more')}</summary>
        <p className={styles.note}>{t(isAutomaton ? 'neverAutomaton' : 'never')}</p>
        {speakers.length > 1 ? (
          <Select
            name="speaker"
            label={t('speaker')}
            value={speaker}
            options={speakers}
            onChange={(event) => onSpeaker(event.target.value)}
          />
        ) : null}
      </details>
    </>
  )
}
