import { type RefObject, useEffect, useRef } from 'react'
import { inHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from './message-pane.module.css'
import { conversationOf, type PendingMessage, type RoomState, type SpokenMessage } from './room-state.ts'
import { texts } from './texts.ts'

interface MessagePaneProps {
  state: Pick<RoomState, 'consultation' | 'messages' | 'pending' | 'read' | 'otherTyping'>
  onRetry?: (message: PendingMessage) => void
  onSeen?: () => void
}

/** The conversation, newest below; screen readers announce each new message once. */
export function MessagePane({ state, onRetry, onSeen }: MessagePaneProps) {
  const t = useTexts(texts)
  const pane = useRef<HTMLElement>(null)
  useLastInSight(pane)
  const { consultation, messages, read, otherTyping } = state
  const { side, psychic, client } = consultation
  const other = side === 'client' ? psychic.name : client.firstName
  const said = conversationOf(state)
  const count = said.length
  useEffect(() => {
    // Scrolls the pane only, not the page.
    if (count > 0) pane.current?.scrollTo({ top: pane.current.scrollHeight })
    if (document.visibilityState === 'visible') onSeen?.()
  }, [count, onSeen])
  const readByOther = read[side === 'client' ? 'psychic' : 'client']
  const lastOwn = messages.findLast((message) => message.author === side)?.sequence
  const markOf = ({ sequence, pending }: SpokenMessage) => {
    if (sequence === null) return pending?.failed ? `${t('unsent')} ${pending.failed}` : t('sending')
    return sequence === lastOwn ? t(sequence <= readByOther ? 'read' : 'sent') : ''
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard
    <section ref={pane} className={styles.pane} aria-label={t('messages')} tabIndex={0}>
      {side === 'client' && psychic.isAutomaton ? (
        <p className={styles.automaton}>{t('automaton', { name: other })}</p>
      ) : null}
      {count === 0 ? <p className={styles.none}>{t('noMessage')}</p> : null}
      {/* Later changes to a message's delivery state are not announced. */}
      <div role="log" aria-relevant="additions" className={styles.log}>
        <ol className={styles.list}>
          {said.map((message, place) => (
            <Message
              key={message.key}
              message={message}
              first={message.own !== said[place - 1]?.own}
              author={message.own ? t('you') : other}
              mark={message.own ? markOf(message) : ''}
              onRetry={onRetry}
            />
          ))}
        </ol>
      </div>
      <p className={styles.typing} aria-live="polite">
        {otherTyping ? t('typing', { name: other }) : ''}
      </p>
    </section>
  )
}

/** Keeps the last message in view when the pane changes its height, as with a phone's keyboard. */
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
  message: SpokenMessage
  /** Whether the previous message is by another author. */
  first: boolean
  author: string
  /** The delivery state; empty if there is none to show. */
  mark: string
  onRetry: MessagePaneProps['onRetry']
}

/** The author is shown by position, and named for screen readers. */
function Message({ message: { own, text, sentAt, pending }, first, author, mark, onRetry }: MessageProps) {
  const t = useTexts(texts)
  const failed = pending?.failed ? pending : null
  return (
    <li className={classNames(own ? styles.own : styles.other, first && styles.first)}>
      <b className="visually-hidden">{author}</b>
      <p className={styles.text}>{text}</p>
      <p className={styles.foot}>
        <time dateTime={sentAt}>{inHour(sentAt)}</time>
        <span role={failed ? 'alert' : undefined}>{mark}</span>
        {failed && onRetry ? (
          <Button type="button" variant="quiet" onClick={() => onRetry(failed)}>
            {t('retry')}
          </Button>
        ) : null}
      </p>
    </li>
  )
}
