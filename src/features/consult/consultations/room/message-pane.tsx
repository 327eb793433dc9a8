import { type RefObject, useEffect, useRef } from 'react'
import { useTexts } from '../../../../ui/wording.tsx'
import { type Quoted, useExcerpt } from '../../media/components/quote.tsx'
import { jumpTo, Message } from './message.tsx'
import styles from './message-pane.module.css'
import { conversationOf, type PendingMessage, type RoomState, type SpokenMessage } from './room-state.ts'
import { texts } from './texts.ts'

interface MessagePaneProps {
  state: Pick<RoomState, 'consultation' | 'messages' | 'pending' | 'read' | 'otherTyping'>
  onRetry?: (message: PendingMessage) => void
  onCancel?: (message: PendingMessage) => void
  onReply?: (quoted: Quoted) => void
  onSeen?: () => void
}

/** The conversation, newest below; screen readers announce each new message once. */
export function MessagePane({ state, onRetry, onCancel, onReply, onSeen }: MessagePaneProps) {
  const t = useTexts(texts)
  const pane = useRef<HTMLElement>(null)
  const isNew = useRef(true)
  const excerptOf = useExcerpt()
  useLastInSight(pane)
  const { consultation, messages, read, otherTyping } = state
  const { side, psychic, client } = consultation
  const other = side === 'client' ? psychic.name : client.firstName
  const said = conversationOf(state)
  const count = said.length
  useEffect(() => {
    // Scrolls the pane only, not the page; an address that names a message leads there first.
    const sought = isNew.current && /^#message-(\d+)$/.exec(window.location.hash)?.[1]
    isNew.current = false
    if (sought) jumpTo(Number(sought))
    else if (count > 0) pane.current?.scrollTo({ top: pane.current.scrollHeight })
    if (document.visibilityState === 'visible') onSeen?.()
  }, [count, onSeen])
  const readByOther = read[side === 'client' ? 'psychic' : 'client']
  const lastOwn = messages.findLast((message) => message.author === side)?.sequence
  const quotedOf = (sequence: number | null): Quoted | null => {
    const found = messages.find((message) => message.sequence === sequence)
    if (!found) return null
    const name = found.author === side ? t('you') : other
    return { sequence: found.sequence, name, excerpt: excerptOf(found) }
  }
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
              consultationId={consultation.id}
              quoted={quotedOf(message.replyTo)}
              onRetry={onRetry}
              onCancel={onCancel}
              onReply={onReply && (() => onReply(quotedOf(message.sequence) as Quoted))}
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
