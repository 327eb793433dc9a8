import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../../../ui/wording.tsx'
import { Attach } from '../../media/components/attach.tsx'
import { PictureDraft } from '../../media/components/picture-draft.tsx'
import { type Quoted, Replying } from '../../media/components/quote.tsx'
import { Recorder } from '../../media/components/recorder.tsx'
import { roomAddress } from '../../rooms/addresses.ts'
import { Composer } from './composer.tsx'
import type { RoomLink } from './room-link.ts'
import { otherOf, type RoomState } from './room-state.ts'
import { texts } from './texts.ts'
import styles from './writing.module.css'

interface WritingProps {
  state: RoomState
  link: RoomLink
  typed?: string | undefined
  /** The message being answered. */
  replying: Quoted | null
  onReplied: () => void
  /** A tool that puts prepared sentences into the field. */
  prepared?: ((onChoose: (text: string) => void) => ReactNode) | undefined
}

/** All that a side can send: words, a picture or a voice note, each as an answer to a message if it likes. */
export function Writing({ state: { consultation }, link, typed, replying, onReplied, prepared }: WritingProps) {
  const t = useTexts(texts)
  const [draft, setDraft] = useState<File | 'note' | null>(null)
  const { pauseReason } = consultation.meter ?? {}
  const blocked = pauseReason === 'drop' ? 'paused' : pauseReason === 'payment' ? 'pausedToPay' : null
  const replyTo = replying?.sequence ?? null
  const [given, setGiven] = useState<{ text: string } | null>(null)
  const close = () => setDraft(null)
  const send: RoomLink['send'] = async (text, _, file) => {
    close()
    onReplied()
    await link.send(text, replyTo, file)
  }
  useEffect(() => {
    if (replyTo === null) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onReplied()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [replyTo, onReplied])
  return (
    <>
      {replying ? <Replying quoted={replying} onCancel={onReplied} /> : null}
      {draft === 'note' ? (
        <Recorder
          onSend={({ blob, seconds, wave }) => void send('', null, { kind: 'note', blob, left: 0, seconds, wave })}
          onCancel={close}
        />
      ) : null}
      {draft instanceof File ? (
        <PictureDraft
          file={draft}
          onSend={(picture, alt) => void send(alt, null, { kind: 'picture', left: 0, ...picture })}
          onCancel={close}
        />
      ) : null}
      {prepared?.((text) => setGiven({ text }))}
      <div className={styles.row}>
        <Attach action={`${roomAddress(consultation.id)}`} onPicture={setDraft} onNote={() => setDraft('note')} />
        <Composer
          key={consultation.id}
          room={consultation.id}
          given={given}
          typed={typed}
          replyTo={replyTo}
          blocked={blocked && t(blocked, { name: otherOf(consultation) })}
          onSend={(text) => void send(text)}
          onTyping={() => link.typing()}
        />
      </div>
    </>
  )
}
