import styles from './plot.module.css'
import type { PlotPoint } from './plot.tsx'
import { heightOf, type PlotScale } from './plot-scale.ts'

interface PlotDrawingProps {
  kind: 'line' | 'bar'
  points: readonly PlotPoint[]
  scale: PlotScale
  format: (value: number) => string
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Drawn in a square of 100 that is stretched to the available room; strokes keep their width. */
export function PlotDrawing({ kind, points, scale, format }: PlotDrawingProps) {
  const topOf = (value: number) => round(100 * (1 - heightOf(value, scale)))
  const column = 100 / points.length
  const zero = topOf(Math.min(Math.max(0, scale.low), scale.high))
  const dots = points.map(({ value }, place) => `${round((place + 0.5) * column)} ${topOf(value)}`)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      <path d={scale.ticks.map((tick) => `M0 ${topOf(tick)}H100`).join('')} className={styles.grid} />
      <path d={`M0 ${zero}H100`} className={styles.zero} />
      {kind === 'line' && dots.length > 0 ? (
        <>
          <path
            d={`M${round(column / 2)} ${zero}L${dots.join('L')}L${round(100 - column / 2)} ${zero}z`}
            className={styles.area}
          />
          <path d={`M${dots.join('L')}`} className={styles.line} />
        </>
      ) : null}
      {points.map(({ label, value }, place) => (
        <g key={label}>
          <title>{`${label} : ${format(value)}`}</title>
          {kind === 'line' ? (
            <path d={`M${dots[place]}h0`} className={styles.dot} />
          ) : (
            <rect
              x={round((place + 0.16) * column)}
              width={round(column * 0.68)}
              y={Math.min(topOf(value), zero)}
              height={round(Math.abs(topOf(value) - zero))}
              className={styles.bar}
            />
          )}
        </g>
      ))}
    </svg>
  )
}
