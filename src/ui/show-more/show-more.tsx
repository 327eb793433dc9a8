import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import styles from './show-more.module.css'

interface ShowMoreProps {
  /** The address of the longer list, for visitors without scripts. */
  to: string
  /** The part of the list that is shown, e.g. "10 sur 48". */
  said?: string
  busy?: boolean
  /** Appends the next part instead of following the link. */
  onMore?: () => void
  children: ReactNode
}

export function ShowMore({ to, said, busy = false, onMore, children }: ShowMoreProps) {
  function press(event: MouseEvent) {
    if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (!busy) onMore()
  }
  return (
    <div className={styles.more}>
      {said ? <p className={styles.said}>{said}</p> : null}
      <ButtonLink to={to} variant="secondary" preventScrollReset aria-busy={busy || undefined} onClick={press}>
        {children}
      </ButtonLink>
    </div>
  )
}
