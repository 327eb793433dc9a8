import { classNames } from '../../../../ui/class-names.ts'
import type { Spot } from '../wheel.ts'
import styles from './wheel.module.css'

interface DrawnGlyphProps {
  d: string
  size: number
  spot: Spot
  className?: string | undefined
}

/** The engraved sign of a planet or of a sign of the zodiac, at its place on a wheel. */
export function DrawnGlyph({ d, size, spot, className }: DrawnGlyphProps) {
  const corner = `translate(${spot.x - size / 2} ${spot.y - size / 2}) scale(${size / 24})`
  return <path d={d} transform={corner} className={classNames(styles.glyph, className)} />
}
