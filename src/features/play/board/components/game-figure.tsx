import type { Game } from '../../../../games/game.ts'
import type { Place } from '../board-shape.ts'
import styles from './game-figure.module.css'
import { SpreadDiagram } from './spread-diagram.tsx'

const emblems = {
  pendulum: 'M50 8v46M50 54l9 14-9 24-9-24zM41 68h18M22 40a40 40 0 0 0 14 22M78 40a40 40 0 0 1-14 22M44 8h12',
  numerology: 'M50 8a42 42 0 1 0 0 84 42 42 0 1 0 0-84zM50 8 86 71H14zM50 92 14 29h72zM50 44v12M44 50h12',
} as const

/** The outline of a game's spread, or the engraved emblem of a game without cards; decorative. */
export function GameFigure({ type, places }: { type: Game['type']; places: readonly Place[] }) {
  if (type !== 'pendulum' && type !== 'numerology') return <SpreadDiagram places={places} />
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.emblem}>
      <path d={emblems[type]} />
    </svg>
  )
}
