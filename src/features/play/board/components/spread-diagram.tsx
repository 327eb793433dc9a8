import { boardShape, type Place } from '../board-shape.ts'
import styles from './spread-diagram.module.css'

const UNIT = 100

/** The outline of a spread, card by card; decorative. */
export function SpreadDiagram({ places }: { places: readonly Place[] }) {
  const { card, left, top, width, height } = boardShape(places)
  return (
    <svg
      viewBox={[left, top, width, height].map((length) => length * UNIT).join(' ')}
      aria-hidden="true"
      focusable="false"
      className={styles.diagram}
    >
      {places.map(({ x, y, rotated }) => (
        <rect
          key={`${x},${y},${rotated}`}
          x={(x - card.width / 2) * UNIT}
          y={(y - card.height / 2) * UNIT}
          width={card.width * UNIT}
          height={card.height * UNIT}
          rx={card.width * UNIT * 0.08}
          transform={rotated ? `rotate(90 ${x * UNIT} ${y * UNIT})` : undefined}
        />
      ))}
    </svg>
  )
}
