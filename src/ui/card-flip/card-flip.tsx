import type { KeyboardEvent, ReactNode } from 'react'
import styles from './card-flip.module.css'

interface CardFlipProps {
  /** The label of the turning control, e.g. "Retourner la première carte". */
  label: string
  front: ReactNode
  back: ReactNode
  disabled?: boolean
  onTurn?: (turned: boolean) => void
}

/** A card with two faces, of phrasing content. The checkbox behind it turns it without scripts and by keyboard. */
export function CardFlip({ label, front, back, disabled, onTurn }: CardFlipProps) {
  return (
    <label className={styles.card}>
      <input
        type="checkbox"
        aria-label={label}
        disabled={disabled}
        className={styles.switch}
        onKeyDown={turnByEnter}
        onChange={(event) => onTurn?.(event.currentTarget.checked)}
      />
      <span className={styles.inner}>
        <span className={styles.front}>{front}</span>
        <span className={styles.back}>{back}</span>
      </span>
    </label>
  )
}

/** A checkbox reacts only to the space bar; people also expect Enter. */
function turnByEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.click()
}
