import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from './composer.module.css'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { texts } from './texts.ts'

const TYPING_EVERY_MS = 2000

interface ComposerProps {
  /** The consultation, for which the draft is kept. */
  room: number
  /** A prepared sentence to put where the cursor is. */
  given?: { text: string } | null
  typed?: string | undefined
  /** The sequence number of the message being answered: the field gets the focus. */
  replyTo?: number | null
  /** Why nothing can be sent now; null if it can. */
  blocked: string | null
  onSend: (text: string) => void
  onTyping: () => void
}

/** Enter sends, Shift+Enter starts a new line. Without scripts it is an ordinary form. */
export function Composer({
  room,
  given = null,
  typed,
  replyTo = null,
  blocked: reason,
  onSend,
  onTyping,
}: ComposerProps) {
  const t = useTexts(texts)
  const field = useRef<HTMLTextAreaElement>(null)
  const toldAt = useRef(0)
  // Without scripts, this would go on showing the state at rendering time.
  const [live, setLive] = useState(false)
  useEffect(() => {
    setLive(true)
    if (field.current && field.current.value === '') field.current.value = readDraft(room)
    // Focuses the field on entering a room, unless the person is already elsewhere on the page.
    const at = document.activeElement
    if (at === null || at === document.body || at.tagName === 'H1') field.current?.focus()
  }, [room])
  useEffect(() => {
    const area = field.current
    if (!area || !given) return
    area.focus()
    area.setRangeText(given.text, area.selectionStart, area.selectionEnd, 'end')
    keepDraft(room, area.value)
  }, [given, room])
  useEffect(() => {
    if (replyTo !== null) field.current?.focus()
  }, [replyTo])
  const blocked = live ? reason : null
  const send = () => {
    const area = field.current
    const text = area?.value.trim()
    if (!area || !text || blocked) return
    onSend(text)
    area.value = ''
    forgetDraft(room)
    area.focus()
  }
  return (
    <Form
      method="post"
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor="text" className="visually-hidden">
        {t('compose')}
      </label>
      <textarea
        ref={field}
        id="text"
        name="text"
        rows={1}
        placeholder={t('compose')}
        maxLength={4000}
        defaultValue={typed}
        required
        spellCheck
        lang="fr"
        autoCapitalize="sentences"
        enterKeyHint="send"
        aria-keyshortcuts="M"
        className={styles.text}
        aria-describedby={blocked ? 'blocked' : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
        onInput={({ currentTarget }) => {
          keepDraft(room, currentTarget.value)
          if (performance.now() - toldAt.current < TYPING_EVERY_MS) return
          toldAt.current = performance.now()
          onTyping()
        }}
      />
      <Button type="submit" name="intent" value="message" busy={blocked !== null}>
        {t('send')}
      </Button>
      {blocked ? (
        <p id="blocked" className={styles.blocked}>
          {blocked}
        </p>
      ) : null}
    </Form>
  )
}
