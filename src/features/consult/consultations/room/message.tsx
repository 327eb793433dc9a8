import { useEffect, useState } from 'react'
import { inHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { Picture } from '../../media/components/picture.tsx'
import { Quote, type Quoted, useExcerpt } from '../../media/components/quote.tsx'
import { NotePlayer, VoiceNote } from '../../media/components/voice-note.tsx'
import { texts as mediaTexts } from '../../media/texts.ts'
import styles from './message.module.css'
import type { PendingFile, PendingMessage, SpokenMessage } from './room-state.ts'
import { texts } from './texts.ts'

/** Brings a message into sight, and marks it for a moment. */
export function jumpTo(sequence: number): void {
  const message = document.getElementById(`message-${sequence}`)
  message?.scrollIntoView({ block: 'center' })
  message?.focus({ preventScroll: true })
}

interface MessageProps {
  consultationId: number
  message: SpokenMessage
  /** Whether the previous message is by another author. */
  first: boolean
  author: string
  /** The delivery state; empty if there is none to show. */
  mark: string
  /** The message that it answers. */
  quoted: Quoted | null
  onRetry?: ((message: PendingMessage) => void) | undefined
  onCancel?: ((message: PendingMessage) => void) | undefined
  onReply?: (() => void) | undefined
}

/** The author is shown by position, and named for screen readers. */
export function Message(props: MessageProps) {
  const { consultationId, message, first, author, mark, quoted, onRetry, onCancel, onReply } = props
  const t = useTexts(texts)
  const media = useTexts(mediaTexts)
  const excerptOf = useExcerpt()
  const { own, text, sentAt, sequence, pending } = message
  const failed = pending?.failed ? pending : null
  return (
    <li
      id={sequence === null ? undefined : `message-${sequence}`}
      tabIndex={-1}
      className={classNames(styles.message, own ? styles.own : styles.other, first && styles.first)}
    >
      <b className="visually-hidden">{author}</b>
      {quoted ? <Quote quoted={quoted} onJump={() => jumpTo(quoted.sequence)} /> : null}
      {message.replyTo !== null && !quoted ? <p className={styles.text}>{media('earlier')}</p> : null}
      {message.media?.kind === 'picture' ? (
        <Picture consultationId={consultationId} picture={message.media} alt={text} />
      ) : null}
      {message.media?.kind === 'note' ? <VoiceNote consultationId={consultationId} note={message.media} /> : null}
      {pending?.file ? <Sending file={pending.file} text={text} /> : null}
      {message.media || pending?.file ? null : <p className={styles.text}>{text}</p>}
      <p className={styles.foot}>
        <time dateTime={sentAt}>{inHour(sentAt)}</time>
        <span role={failed ? 'alert' : undefined}>
          {pending?.file && !failed ? media('sending', { percent: Math.round(pending.file.left * 100) }) : mark}
        </span>
        {failed && onRetry ? (
          <Button type="button" variant="quiet" onClick={() => onRetry(failed)}>
            {t('retry')}
          </Button>
        ) : null}
        {pending?.file && onCancel ? (
          <Button type="button" variant="quiet" onClick={() => onCancel(pending)}>
            {media(failed ? 'cancel' : 'cancelSending')}
          </Button>
        ) : null}
        {sequence !== null && onReply ? (
          <button
            type="button"
            className={styles.reply}
            title={media('reply')}
            aria-label={media('replyTo', { name: author, excerpt: excerptOf(message) })}
            onClick={onReply}
          >
            <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
              <path d="M8 5 3.5 9.5 8 14M4 9.5h7.5a5 5 0 0 1 5 5V16" />
            </svg>
          </button>
        ) : null}
      </p>
    </li>
  )
}

/** A picture or voice note on its way, as its sender has it. */
function Sending({ file, text }: { file: PendingFile; text: string }) {
  const t = useTexts(mediaTexts)
  const { blob } = file
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return (
    <>
      {file.kind === 'picture' && address ? (
        <div className={styles.sent}>
          <img src={address} alt={text || t('picture')} width={file.width} height={file.height} />
        </div>
      ) : null}
      {file.kind === 'note' ? <NotePlayer seconds={file.seconds} wave={file.wave} load={async () => blob} /> : null}
      <progress className={styles.progress} max={1} value={file.left} aria-hidden="true" />
    </>
  )
}
