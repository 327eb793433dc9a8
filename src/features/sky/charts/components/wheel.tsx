import { type ReactNode, useId } from 'react'
import { bodyIn } from '../../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees, inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'
import { ASPECT_RADIUS, GLYPH, RADII, TARGET, wheelOf } from '../wheel.ts'
import { AspectLegend } from './aspect-legend.tsx'
import { DrawnGlyph } from './drawn-glyph.tsx'
import { glyphOf } from './glyph.tsx'
import styles from './wheel.module.css'
import { VIEW_BOX, ZodiacGround } from './zodiac-ground.tsx'

interface WheelProps {
  chart: Chart
  /** The sky in one sentence. */
  said: string
  /** Whether the page has an interpretation for its bodies to link to. */
  read?: boolean
}

/**
 * The wheel of a chart; each body links to its interpretation, and the page's table gives the same content in words.
 */
export function ChartWheel({ chart, said, read = true }: WheelProps) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const id = useId()
  const wheel = wheelOf(chart)
  return (
    <figure className={classNames('night', styles.figure)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links is not a fieldset */}
      <svg
        viewBox={VIEW_BOX}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        className={styles.wheel}
      >
        <title id={`${id}-title`}>{t('wheelTitle')}</title>
        <desc id={`${id}-desc`}>{t('wheelMore', { places: said })}</desc>
        <ZodiacGround wheel={wheel} circles={[RADII.houses, ASPECT_RADIUS]}>
          <path d={wheel.ticks} />
          <path d={wheel.cusps} className={styles.cusps} />
        </ZodiacGround>
        {wheel.aspects.map(({ key, type, near, path }) => (
          <path key={key} d={path} className={classNames(styles.aspect, styles[type], styles[near])} />
        ))}
        {wheel.axes.map(({ id: axis, path, x, y }) => (
          <g key={axis} className={styles.axis}>
            <path d={path} />
            <text x={x} y={y}>
              {t(axis === 'ascendant' ? 'ac' : 'mc')}
            </text>
          </g>
        ))}
        {wheel.numbers.map(({ house, x, y }) => (
          <text key={house} x={x} y={y} className={styles.number}>
            {house}
          </text>
        ))}
        {wheel.bodies.map(({ id: body, x, y, leader, degree }) => {
          const { degreeInSign, sign, house } = bodyIn(chart.bodies, body)
          const values = { body: s(body), degrees: inDegrees(degreeInSign), sign: s(sign) }
          const label = house === null ? t('placeIn', values) : t('placeInHouse', { ...values, house: inRoman(house) })
          return (
            <Leading key={body} to={read ? `#${body}` : null} label={label}>
              <title>{label}</title>
              <path d={leader} className={styles.leader} />
              <circle cx={x} cy={y} r={TARGET / 2} className={styles.target} />
              <circle cx={x} cy={y} r={GLYPH / 2 + 1} className={styles.ground} />
              <DrawnGlyph d={glyphOf(body)} size={GLYPH} spot={{ x, y }} />
              <text x={degree.x} y={degree.y} className={styles.degree}>
                {Math.floor(degreeInSign)}°
              </text>
            </Leading>
          )
        })}
      </svg>
      <figcaption className={styles.caption}>
        <AspectLegend />
        {chart.angles ? (
          <p>
            {t('acLong')}
            <br />
            {t('mcLong')}
          </p>
        ) : null}
      </figcaption>
    </figure>
  )
}

function Leading({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) return <g className={styles.body}>{children}</g>
  return (
    <a href={to} aria-label={label} className={styles.body}>
      {children}
    </a>
  )
}
