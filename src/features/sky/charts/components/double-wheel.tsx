import { useId } from 'react'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DOUBLE_RADII, type DoubleWheel as Drawing, doubleWheelOf } from '../double-wheel.ts'
import { GLYPH, type Sighted } from '../wheel.ts'
import { AspectLegend } from './aspect-legend.tsx'
import { DrawnGlyph } from './drawn-glyph.tsx'
import { glyphOf } from './glyph.tsx'
import styles from './wheel.module.css'
import { VIEW_BOX, ZodiacGround } from './zodiac-ground.tsx'

interface DoubleWheelProps {
  charts: readonly [Sighted & Pick<Chart, 'angles'>, Sighted]
  aspects: Parameters<typeof doubleWheelOf>[2]
  title: string
  /** Which ring is whose. */
  said: string
}

/** Two charts on one zodiac, with the aspects from one to the other; the page tells the same in words. */
export function DoubleWheel({ charts: [first, second], aspects, title, said }: DoubleWheelProps) {
  const id = useId()
  const wheel = doubleWheelOf(first, second, aspects)
  return (
    <figure className={classNames('night', styles.figure)}>
      <svg
        viewBox={VIEW_BOX}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-said`}
        className={styles.wheel}
      >
        <title id={`${id}-title`}>{title}</title>
        <ZodiacGround wheel={wheel} circles={[DOUBLE_RADII.between, DOUBLE_RADII.aspects]}>
          <path d={wheel.axes} className={styles.cusps} />
        </ZodiacGround>
        {wheel.aspects.map(({ key, type, path }) => (
          <path key={key} d={path} className={classNames(styles.aspect, styles[type], styles.middling)} />
        ))}
        <Ring bodies={wheel.inner} />
        <Ring bodies={wheel.outer} className={styles.sign} />
      </svg>
      <figcaption className={styles.caption}>
        <AspectLegend />
        <p id={`${id}-said`}>{said}</p>
      </figcaption>
    </figure>
  )
}

function Ring({ bodies, className }: { bodies: Drawing['inner']; className?: string | undefined }) {
  return bodies.map(({ id, leader, ...spot }) => (
    <g key={id}>
      <path d={leader} className={styles.leader} />
      <circle cx={spot.x} cy={spot.y} r={GLYPH / 2 + 1} className={styles.ground} />
      <DrawnGlyph d={glyphOf(id)} size={GLYPH} spot={spot} className={className} />
    </g>
  ))
}
