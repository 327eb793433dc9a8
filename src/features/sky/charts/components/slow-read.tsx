import type { Chart } from '../../../../astrology/charts/chart.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import type { Reading } from '../interpret.server.ts'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'
import { BodyIcon } from './glyph.tsx'
import { usePlaces } from './use-places.ts'

/** Uranus, Neptune and Pluto: one line for the signs that a generation shares, then the houses, which it does not. */
export function SlowRead({ chart, slow }: { chart: Chart; slow: Reading['slow'] }) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const { signOf } = usePlaces(chart)
  const places = Object.fromEntries(slow.map(({ id }) => [id, t('inSign', { body: s(id), sign: signOf(id) })]))
  if (chart.houses === null) {
    return (
      <p className={styles.words}>
        {slow.map(({ id }) => (
          <span key={id} id={id} />
        ))}
        {t('generationNoTime', places)}
      </p>
    )
  }
  return (
    <>
      <p className={styles.words}>{t('generation', places)}</p>
      {slow.map(({ id, house }) => (
        <article key={id} id={id} className={styles.planet}>
          <span className={styles.medal}>
            <BodyIcon body={id} size={34} />
          </span>
          {house ? (
            <div className={styles.words}>
              <h3>{t('bodyInHouse', { body: s(id), house: inRoman(house.house) })}</h3>
              <p>{house.text}</p>
            </div>
          ) : null}
        </article>
      ))}
    </>
  )
}
