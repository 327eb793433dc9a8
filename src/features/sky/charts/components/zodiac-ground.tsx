import type { ReactNode } from 'react'
import { zodiac } from '../../../../ui/art/zodiac.data.ts'
import { RADII, SIZE, type Zodiac } from '../wheel.ts'
import { DrawnGlyph } from './drawn-glyph.tsx'
import styles from './wheel.module.css'

const MIDDLE = SIZE / 2
const SIGN_SIZE = 30
/** Room for the letters of the axes. */
const MARGIN = 6

export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${SIZE + 2 * MARGIN} ${SIZE + 2 * MARGIN}`

interface ZodiacGroundProps {
  wheel: Zodiac
  /** The radii of the circles within the zodiac. */
  circles: readonly number[]
  /** The lines that only this wheel has. */
  children: ReactNode
}

/** What bodies are drawn on: the twelve signs, and the circles and lines of a wheel. */
export function ZodiacGround({ wheel, circles, children }: ZodiacGroundProps) {
  return (
    <>
      <circle cx={MIDDLE} cy={MIDDLE} r={RADII.outer} className={styles.disc} />
      {wheel.sectors.map((path) => (
        <path key={path} d={path} className={styles.sector} />
      ))}
      <g className={styles.rings}>
        <circle cx={MIDDLE} cy={MIDDLE} r={RADII.outer} className={styles.rim} />
        <circle cx={MIDDLE} cy={MIDDLE} r={RADII.zodiac} className={styles.rim} />
        {circles.map((radius) => (
          <circle key={radius} cx={MIDDLE} cy={MIDDLE} r={radius} />
        ))}
        <path d={wheel.borders} />
        {children}
      </g>
      {wheel.signs.map(({ sign, ...spot }) => (
        <DrawnGlyph key={sign} d={zodiac[sign]} size={SIGN_SIZE} spot={spot} className={styles.sign} />
      ))}
    </>
  )
}
