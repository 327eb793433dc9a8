import { inClock, inMinutes } from '../../../../platform/i18n/french.ts'
import { lastOf } from '../../../../platform/needed/needed.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { barOf, sampleOf } from '../bar.ts'
import { kindWords } from '../span-words.ts'
import { type Course, sumsOf } from '../spans.ts'
import { texts } from '../texts.ts'
import { BarDrawing } from './bar-drawing.tsx'

const [WIDTH, HEIGHT] = [640, 30]
const SAMPLE = { width: 26, height: 12 }

/** The consultation from its first instant to its last, drawn, with how long each kind of time was. */
export function CourseFigure({ course, waived }: { course: Course; waived: boolean }) {
  const t = useTexts(texts)
  const { spans, unproven } = course
  const [first] = spans
  if (!first) return null
  return (
    <figure className="course">
      <BarDrawing bar={barOf(spans, WIDTH, HEIGHT)} width={WIDTH} height={HEIGHT} className="course-bar" />
      <p className="course-ends">
        <span>{inClock(new Date(first.from))}</span>
        <span>{inClock(new Date(lastOf(spans).until))}</span>
      </p>
      <figcaption>
        <ul className="course-legend">
          {sumsOf(course).map(({ kind, seconds }) => (
            <li key={kind}>
              <BarDrawing bar={sampleOf(kind, SAMPLE.width, SAMPLE.height)} {...SAMPLE} className="course-sample" />
              <span>{kindWords(kind, { waived }, t)}</span> <strong>{inMinutes(seconds)}</strong>
            </li>
          ))}
        </ul>
        {unproven > 0 ? <p>{t('unproven', { time: inMinutes(unproven) })}</p> : null}
      </figcaption>
    </figure>
  )
}
