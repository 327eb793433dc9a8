import { useEffect, useRef, useState } from 'react'
import { inMinutes, onClock } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { noteAddress } from '../addresses.ts'
import { barsOf } from '../page/wave.ts'
import type { NoteView } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './media.module.css'

const SPEEDS = [1, 1.5, 2, 0.75]
const HEIGHT = 20
const PITCH = 4
const whole = (seconds: number) => inMinutes(Math.round(seconds))

/** A voice note in its conversation, loaded when it is first played. */
export function VoiceNote({ consultationId, note }: { consultationId: number; note: NoteView }) {
  const t = useTexts(texts)
  const address = noteAddress(consultationId, note.file)
  const load = async () => {
    const answer = await fetch(address)
    if (!answer.ok) throw new TypeError('not loaded')
    return answer.blob()
  }
  return (
    <>
      <NotePlayer seconds={note.seconds} wave={note.wave} load={load} />
      <noscript>
        <a href={address} download="message-vocal.m4a">
          {t('noteOf', { time: whole(note.seconds) })} – {t('download')}
        </a>
      </noscript>
    </>
  )
}

interface NotePlayerProps {
  seconds: number
  wave: string
  load: () => Promise<Blob>
}

/** Plays a voice note: its place is chosen on the waveform, by pointer or with the arrow keys. */
export function NotePlayer({ seconds, wave, load }: NotePlayerProps) {
  const t = useTexts(texts)
  const audio = useRef<HTMLAudioElement>(null)
  const address = useRef<string | null>(null)
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isLost, setLost] = useState(false)
  const [speed, setSpeed] = useState(0)
  useEffect(
    () => () => {
      if (address.current) URL.revokeObjectURL(address.current)
    },
    [],
  )
  const ready = async (): Promise<HTMLAudioElement | null> => {
    const element = audio.current
    if (!element) return null
    if (!address.current) {
      address.current = URL.createObjectURL(await load())
      element.src = address.current
    }
    element.playbackRate = SPEEDS[speed] ?? 1
    return element
  }
  const toggle = async () => {
    try {
      setLost(false)
      const element = await ready()
      if (element?.paused) await element.play()
      else element?.pause()
    } catch {
      setLost(true)
    }
  }
  const seek = async (to: number) => {
    setAt(to)
    const element = await ready().catch(() => null)
    if (element) element.currentTime = to
  }
  const faster = () => {
    const next = (speed + 1) % SPEEDS.length
    setSpeed(next)
    if (audio.current) audio.current.playbackRate = SPEEDS[next] ?? 1
  }
  const bars = barsOf(wave)
  const heard = seconds > 0 ? at / seconds : 0
  const rate = String(SPEEDS[speed]).replace('.', ',')
  return (
    <div className={`${styles.player} ${styles.onlyScripts}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: a voice note is never transcribed, which its sender reads */}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onEnded={() => setAt(0)}
      />
      <button type="button" className={styles.play} aria-label={t(isPlaying ? 'pause' : 'play')} onClick={toggle}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d={isPlaying ? 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z' : 'M6 3.5v13l11-6.5z'} />
        </svg>
      </button>
      <div className={styles.track}>
        <svg
          viewBox={`0 0 ${bars.length * PITCH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {bars.map((loudness, place) => {
            const height = Math.max(2, loudness * HEIGHT)
            const isHeard = place / bars.length < heard
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                key={place}
                data-heard={isHeard}
                x={place * PITCH}
                y={(HEIGHT - height) / 2}
                width={PITCH - 1.5}
                height={height}
                rx="0.75"
              />
            )
          })}
        </svg>
        <input
          type="range"
          aria-label={t('seek')}
          aria-valuetext={t('position', { time: whole(at), total: whole(seconds) })}
          min={0}
          max={seconds}
          step={Math.min(1, seconds / 10)}
          value={at}
          onChange={(event) => void seek(Number(event.target.value))}
        />
      </div>
      <button
        type="button"
        className={styles.speed}
        aria-label={t('speed', { speed: `${rate}\u00a0×` })}
        onClick={faster}
      >
        {rate}&nbsp;×
      </button>
      {isLost ? (
        <p role="alert" className={styles.lost}>
          {t('noteLost')}
        </p>
      ) : (
        <p className={styles.time}>
          {at > 0 ? t('left', { time: onClock(Math.round(seconds - at)) }) : onClock(Math.round(seconds))}
        </p>
      )}
    </div>
  )
}
