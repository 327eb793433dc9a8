import type { Bar } from '../bar.ts'

interface BarDrawingProps {
  bar: Bar
  width: number
  height: number
  className: string
}

/** The drawing alone: what it shows is written beside it. */
export function BarDrawing({ bar, width, height, className }: BarDrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="course-solid" d={bar.solid} />
      <path className="course-hatched" d={bar.hatched} />
      <path className="course-thin" d={bar.thin} />
      <path className="course-broken" d={bar.broken} />
    </svg>
  )
}
