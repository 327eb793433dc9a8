import { bodyIn } from '../../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees, inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import type { Reading } from '../interpret.server.ts'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'
import { BodyIcon } from './glyph.tsx'
import { usePlaces } from './use-places.ts'

/** Each planet in its sign and its house; the wheel and the table link here. */
export function PlanetsRead({ chart, planets }: { chart: Chart; planets: Reading['planets'] }) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const { signName } = usePlaces(chart)
  return planets.map(({ id, signs, house }) => {
    const { degreeInSign, retrograde } = bodyIn(chart.bodies, id)
    return (
      <article key={id} id={id} className={styles.planet}>
        <span className={styles.medal}>
          <BodyIcon body={id} size={34} />
        </span>
        <div className={styles.words}>
          {signs.length > 1 ? <p className={styles.note}>{t('mayBeIn')}</p> : null}
          {signs.map(({ sign, text }) => (
            <div key={sign}>
              <h3>
                {t('inSign', { body: s(id), sign: signName(sign) })}
                {signs.length === 1 ? (
                  <small className={styles.degrees}>
                    {inDegrees(degreeInSign)}
                    {retrograde ? `, ${t('retrograde')}` : ''}
                  </small>
                ) : null}
              </h3>
              <p>{text}</p>
            </div>
          ))}
          {house ? (
            <>
              <h4>{t('inHouse', { house: inRoman(house.house) })}</h4>
              <p>{house.text}</p>
            </>
          ) : null}
        </div>
      </article>
    )
  })
}
