import { type RefObject, useEffect, useRef } from 'react'
import { inClock } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
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
  useLastInSight(pane)
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
        {messages.map((message, place) => (
          <Message
            key={message.sequence}
            message={message}
            own={message.author === consultation.side}
            first={message.author !== messages[place - 1]?.author}
            author={message.author === consultation.side ? t('you') : other}
            mark={message.sequence === lastOwn ? t(message.sequence <= readByOther ? 'read' : 'sent') : null}
          />
        ))}
        {pending.map((message) => (
          <li key={message.clientId} className={styles.own}>
            <p className={styles.text}>{message.text}</p>
            <p className={styles.foot} role={message.failed ? 'alert' : undefined}>
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

/** When the pane grows or shrinks, as a phone's keyboard makes it, the last message stays in sight. */
function useLastInSight(pane: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const watch = new ResizeObserver(() => element.scrollTo({ top: element.scrollHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [pane])
}

interface MessageProps {
  message: ShownMessage
  own: boolean
  /** Whether another wrote before. */
  first: boolean
  author: string
  mark: string | null
}

/** Whose it is shows by its side; it is said to those who hear it. */
function Message({ message, own, first, author, mark }: MessageProps) {
  return (
    <li className={classNames(own ? styles.own : styles.other, first && styles.first)}>
      <b className="visually-hidden">{author}</b>
      <p className={styles.text}>{message.text}</p>
      <p className={styles.foot}>
        <time dateTime={message.sentAt}>{inClock(message.sentAt)}</time>
        {mark ? <span>{mark}</span> : null}
      </p>
    </li>
  )
}
