import type { Chart } from '../../../../astrology/charts/chart.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import type { InSign, Reading } from '../interpret.server.ts'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'
import { Fold } from './fold.tsx'
import { BodyIcon } from './glyph.tsx'
import { useAspectName } from './use-aspect-name.ts'
import { usePlaces } from './use-places.ts'

export function Axes({ reading: { ascendant, midheaven } }: { reading: Reading }) {
  const t = useTexts(texts)
  return (
    <Fold id="axis" title={t('axis')}>
      <div className={styles.pair}>
        <Axis id="ascendant" heading="ascendantIn" at={ascendant} />
        <Axis id="midheaven" heading="midheavenIn" at={midheaven} />
      </div>
    </Fold>
  )
}

function Axis(props: { id: string; heading: 'ascendantIn' | 'midheavenIn'; at: InSign | null }) {
  const t = useTexts(texts)
  const { signName } = usePlaces({ bodies: [], angles: null })
  if (!props.at) return null
  return (
    <article id={props.id} className={styles.words}>
      <h3>{t(props.heading, { sign: signName(props.at.sign) })}</h3>
      <p>{props.at.text}</p>
    </article>
  )
}

const SHOWN = 8

/** The strongest aspects first; the others open on demand. */
export function AspectsRead({ aspects }: { aspects: Reading['aspects'] }) {
  const t = useTexts(texts)
  if (aspects.length === 0) return <p>{t('noAspect')}</p>
  const more = aspects.slice(SHOWN)
  return (
    <>
      <p className={styles.note}>{t('strongestLead')}</p>
      <AspectList aspects={aspects.slice(0, SHOWN)} />
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{t('moreAspects', { count: more.length })}</summary>
          <AspectList aspects={more} />
        </details>
      ) : null}
    </>
  )
}

function AspectList({ aspects }: { aspects: Reading['aspects'] }) {
  const t = useTexts(texts)
  const nameOf = useAspectName()
  return (
    <div className={styles.aspects}>
      {aspects.map(({ text, ...aspect }) => (
        <article key={`${aspect.from} ${aspect.to}`} id={`${aspect.from}-${aspect.to}`} className={styles.words}>
          <h3>
            <span className={styles.duo}>
              <BodyIcon body={aspect.from} />
              <BodyIcon body={aspect.to} />
            </span>
            {nameOf(aspect)}
            <small className={styles.degrees}>{t('orb', { orb: inDegrees(aspect.orb) })}</small>
          </h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  )
}

export function PointsRead({ chart, points }: { chart: Chart; points: Reading['points'] }) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const { signName } = usePlaces(chart)
  return (
    <div className={styles.pair}>
      {points.map(({ id, signs }) => (
        <article key={id} id={id} className={styles.words}>
          {signs.map(({ sign, text }) => (
            <div key={sign}>
              <h3>{t('inSign', { body: s(id === 'meanNode' ? 'node' : id), sign: signName(sign) })}</h3>
              <p>{text}</p>
            </div>
          ))}
        </article>
      ))}
    </div>
  )
}
