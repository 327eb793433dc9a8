import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import attach from './attach.module.css'
import styles from './media.module.css'

const EXCERPT = 140

/** What is quoted of a message: its words, or what it is. */
export function useExcerpt() {
  const t = useTexts(texts)
  return ({ text, media }: { text: string; media: { kind: 'picture' | 'note' } | null }): string => {
    const words = text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text
    return media ? [t(media.kind), words].filter(Boolean).join(', ') : words
  }
}

export interface Quoted {
  sequence: number
  name: string
  excerpt: string
}

/** The message that another one answers, above it; it leads there. */
export function Quote({ quoted: { sequence, name, excerpt }, onJump }: { quoted: Quoted; onJump: () => void }) {
  const t = useTexts(texts)
  return (
    <a
      href={`#message-${sequence}`}
      className={styles.quote}
      onClick={(event) => {
        event.preventDefault()
        onJump()
      }}
    >
      <b>
        <span className="visually-hidden">{t('inReply')} </span>
        {name}
      </b>
      <span>{excerpt}</span>
    </a>
  )
}

/** Above the field, the message that is being answered. */
export function Replying({ quoted: { name, excerpt }, onCancel }: { quoted: Quoted; onCancel: () => void }) {
  const t = useTexts(texts)
  return (
    <div className={attach.replying}>
      <p className={styles.quote}>
        <b>{t('replying', { name })}</b>
        <span>{excerpt}</span>
      </p>
      <button type="button" className={attach.close} aria-label={t('replyCancel')} onClick={onCancel}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
    </div>
  )
}
