import { type ReactNode, useEffect } from 'react'
import { onClock } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as callTexts } from '../../calls/texts.ts'
import { type Recorded, useRecorder } from '../page/use-recorder.ts'
import { NOTE_SECONDS } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './attach.module.css'
import { CareNumbers } from './care-numbers.tsx'
import { NotePlayer } from './voice-note.tsx'

interface RecorderProps {
  onSend: (note: Recorded) => void
  onCancel: () => void
  /** Its longest, in seconds. */
  most?: number
  /** The button that sends it. */
  send?: string
  /** What is said below; by default, what a voice note in a conversation asks for. */
  children?: ReactNode
}

const refused = ['refused', 'missing', 'busy'] as const

/** Records a voice, which its sender hears before it is sent. */
export function Recorder({ onSend, onCancel, most = NOTE_SECONDS, send, children }: RecorderProps) {
  const t = useTexts(texts)
  const calls = useTexts(callTexts)
  const { permission, isRecording, level, seconds, recorded, isLost, start, stop } = useRecorder(most)
  const denied = refused.find((one) => one === permission)
  const isPossible = typeof MediaRecorder !== 'undefined'
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onCancel])
  return (
    <section className={styles.panel} aria-label={t('note')}>
      {isPossible ? null : <p role="alert">{t('unsupported')}</p>}
      {denied ? (
        <Notice tone="bad">
          <p role="alert">{calls(denied)}</p>
        </Notice>
      ) : null}
      {isLost ? <p role="alert">{t('unrecorded')}</p> : null}
      {isRecording ? (
        <>
          <p className={styles.head} data-live="true">
            {t('recording', { time: onClock(seconds), most: onClock(most) })}
          </p>
          <meter className={styles.level} aria-label={t('level')} min={0} max={1} value={level} />
        </>
      ) : null}
      {recorded ? (
        <>
          <p className={styles.head}>{t('listen')}</p>
          <NotePlayer
            key={recorded.blob.size}
            seconds={recorded.seconds}
            wave={recorded.wave}
            load={async () => recorded.blob}
          />
        </>
      ) : null}
      {isRecording || recorded || denied ? null : <p className={styles.small}>{t('recordLead')}</p>}
      <div className={styles.acts}>
        {isRecording ? (
          <Button type="button" onClick={stop} autoFocus>
            {t('stop')}
          </Button>
        ) : recorded ? (
          <>
            <Button type="button" onClick={() => onSend(recorded)} autoFocus>
              {send ?? t('sendNote')}
            </Button>
            <Button type="button" variant="secondary" onClick={start}>
              {t('again')}
            </Button>
          </>
        ) : isPossible ? (
          <Button type="button" busy={permission === 'asking'} onClick={start} autoFocus>
            {t('record')}
          </Button>
        ) : null}
        <Button type="button" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      {children ?? (
        <>
          <p className={styles.small}>{t('neverWritten')}</p>
          <CareNumbers />
        </>
      )}
    </section>
  )
}
