import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { bodyIn } from '../../../../astrology/charts/body-in.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees, inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'
import { type Touched, touchedId } from '../touched.ts'
import { ASPECT_RADIUS, type DrawnChart, GLYPH, RADII, TARGET, wheelOf } from '../wheel.ts'
import { AspectLegend } from './aspect-legend.tsx'
import { DrawnGlyph } from './drawn-glyph.tsx'
import { glyphOf } from './glyph.tsx'
import { useAspectName } from './use-aspect-name.ts'
import styles from './wheel.module.css'
import { VIEW_BOX, ZodiacGround } from './zodiac-ground.tsx'

interface WheelProps {
  chart: DrawnChart
  /** The sky in one sentence. */
  said: string
  /** Whether the page has an interpretation for its parts to link to. */
  read?: boolean
  /** The part whose words are shown. */
  touched?: Touched | null
  /** Shows the words of a part; without it its link leads to them. */
  onTouch?: ((part: Touched) => void) | undefined
}

/**
 * The wheel of a chart; each body links to its interpretation, and the page's table gives the same content in words.
 */
export function ChartWheel({ chart, said, read = true, touched = null, onTouch }: WheelProps) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const nameOf = useAspectName()
  const id = useId()
  const wheel = wheelOf(chart)
  // With the arrow keys, the wheel is one stop for the tab key: the part where the keyboard was last.
  const [entry, setEntry] = useState(() => touchedId({ kind: 'body', id: 'sun' }))
  const leading = { read, touched, onTouch, entry, onEnter: setEntry }
  return (
    <figure className={classNames('night', styles.figure)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links is not a fieldset */}
      <svg
        viewBox={VIEW_BOX}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        className={styles.wheel}
        onKeyDown={onTouch && walk}
      >
        <title id={`${id}-title`}>{t('wheelTitle')}</title>
        <desc id={`${id}-desc`}>{t('wheelMore', { places: said })}</desc>
        <ZodiacGround wheel={wheel} circles={[RADII.houses, ASPECT_RADIUS]}>
          <path d={wheel.ticks} />
          <path d={wheel.cusps} className={styles.cusps} />
        </ZodiacGround>
        {wheel.rooms.map(({ house, path }) => (
          <Leading
            key={house}
            part={{ kind: 'house', house }}
            label={t('houseLabel', { house: inRoman(house) })}
            {...leading}
          >
            <path d={path} className={styles.room} />
          </Leading>
        ))}
        {wheel.aspects.map(({ key, from, to, type, near, path }) => (
          <Leading key={key} part={{ kind: 'aspect', from, to }} label={nameOf({ from, to, type })} {...leading}>
            <path d={path} className={classNames(styles.aspect, styles[type], styles[near])} />
            <path d={path} className={styles.reach} />
          </Leading>
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
            <Leading key={body} part={{ kind: 'body', id: body }} label={label} {...leading}>
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

interface LeadingProps extends Required<Pick<WheelProps, 'read' | 'touched'>> {
  part: Touched
  label: string
  onTouch: WheelProps['onTouch']
  entry: string
  onEnter: (here: string) => void
  children: ReactNode
}

function Leading({ read, touched, onTouch, entry, onEnter, part, label, children }: LeadingProps) {
  if (!read) return <g className={styles.body}>{children}</g>
  const here = touchedId(part)
  const isTouched = touched !== null && touchedId(touched) === here
  const press = (event: MouseEvent) => {
    if (!onTouch) return
    event.preventDefault()
    onTouch(part)
  }
  return (
    <a
      href={`#${here}`}
      aria-label={label}
      aria-current={isTouched || undefined}
      className={styles.body}
      tabIndex={onTouch && (here === entry ? 0 : -1)}
      onFocus={() => onEnter(here)}
      onClick={press}
    >
      {children}
    </a>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The arrow keys go from one part of the wheel to the next, without the page scrolling under it. */
function walk(event: KeyboardEvent<SVGSVGElement>): void {
  const step = steps[event.key]
  const parts = [...event.currentTarget.querySelectorAll('a')]
  const here = parts.indexOf(document.activeElement as HTMLAnchorElement)
  if (step === undefined || here < 0) return
  event.preventDefault()
  parts[(here + step + parts.length) % parts.length]?.focus()
}
