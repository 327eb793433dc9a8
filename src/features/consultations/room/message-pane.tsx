import { useEffect, useRef } from 'react'
import { inClock } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './message-pane.module.css'
import type { PendingMessage, RoomState, ShownMessage } from './room-state.ts'

interface MessagePaneProps {
  state: Pick<RoomState, 'consultation' | 'messages' | 'pending' | 'read' | 'otherTyping'>
  onRetry?: (message: PendingMessage) => void
  onSeen?: () => void
}

/** The conversation, newest below; new messages of the other side are read aloud. */
export function MessagePane({ state, onRetry, onSeen }: MessagePaneProps) {
  const t = useTexts(texts)
  const pane = useRef<HTMLElement>(null)
  const { consultation, messages, pending, read, otherTyping } = state
  const other = consultation.side === 'client' ? consultation.psychic.name : consultation.client.firstName
  const count = messages.length + pending.length
  useEffect(() => {
    // The pane alone: the page stays where its reader is.
    if (count > 0) pane.current?.scrollTo({ top: pane.current.scrollHeight })
    if (document.visibilityState === 'visible') onSeen?.()
  }, [count, onSeen])
  const readByOther = read[consultation.side === 'client' ? 'psychic' : 'client']
  const lastOwn = messages.findLast((message) => message.author === consultation.side)?.sequence
  return (
    <section ref={pane} className={styles.pane} aria-label={t('messages')}>
      {count === 0 ? <p className={styles.none}>{t('noMessage')}</p> : null}
      <ol className={styles.list} role="log" aria-live="polite">
        {messages.map((message) => (
          <Message
            key={message.sequence}
            message={message}
            own={message.author === consultation.side}
            author={message.author === consultation.side ? t('you') : other}
            mark={message.sequence === lastOwn ? t(message.sequence <= readByOther ? 'read' : 'sent') : null}
          />
        ))}
        {pending.map((message) => (
          <li key={message.clientId} className={styles.own}>
            <p className={styles.text}>{message.text}</p>
            <p className={styles.mark} role={message.failed ? 'alert' : undefined}>
              {message.failed ? `${t('unsent')} ${message.failed}` : t('sending')}
              {message.failed && onRetry ? (
                <Button type="button" variant="quiet" onClick={() => onRetry(message)}>
                  {t('retry')}
                </Button>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.typing} aria-live="polite">
        {otherTyping ? t('typing', { name: other }) : ''}
      </p>
    </section>
  )
}

function Message(props: { message: ShownMessage; own: boolean; author: string; mark: string | null }) {
  const { message, own, author, mark } = props
  return (
    <li className={own ? styles.own : styles.other}>
      <p className={styles.head}>
        <b>{author}</b> <time dateTime={message.sentAt}>{inClock(message.sentAt)}</time>
      </p>
      <p className={styles.text}>{message.text}</p>
      {mark ? <p className={styles.mark}>{mark}</p> : null}
    </li>
  )
}
