import { useId } from 'react'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './plot.module.css'
import { PlotDrawing } from './plot-drawing.tsx'
import { plotScale } from './plot-scale.ts'

export interface PlotPoint {
  /** Short: it is placed under the drawing. */
  label: string
  value: number
}

interface PlotProps {
  kind: 'line' | 'bar'
  title: string
  /** The table's headings for the labels and for the values. */
  columns: readonly [string, string]
  points: readonly PlotPoint[]
  /** Values of plots beside this one, which has the same scale then. */
  among?: readonly number[]
  format: (value: number) => string
}

/** Labels that fit side by side on the narrowest screen. */
const MOST_LABELS = 5

/** Values as a drawing rendered on the server, and as a table. The labels are HTML text, so that none shrinks. */
export function Plot({ kind, title, columns, points, among = [], format }: PlotProps) {
  const t = useTexts(texts)
  const id = useId()
  const scale = plotScale([...points.map(({ value }) => value), ...among], kind === 'bar')
  const every = Math.ceil(points.length / MOST_LABELS)
  return (
    <figure className={styles.plot} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div aria-hidden="true" className={styles.board}>
        <div className={styles.values}>
          {scale.ticks.toReversed().map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <PlotDrawing kind={kind} points={points} scale={scale} format={format} />
        <div className={styles.labels}>
          {points.map(({ label }, place) => (
            <span key={label}>{place % every === 0 ? label : null}</span>
          ))}
        </div>
      </div>
      <details className={styles.figures}>
        <summary>{t('plotFigures')}</summary>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
