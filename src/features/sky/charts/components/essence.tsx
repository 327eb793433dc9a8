import { signOfLongitude } from '../../../../astrology/angles.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { needed } from '../../../../platform/needed/needed.ts'
import { ZodiacIcon } from '../../../../ui/art/art.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as sky } from '../../sky/texts.ts'
import type { Reading } from '../interpret.server.ts'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'
import { usePlaces } from './use-places.ts'

/** Sun, Moon and ascendant, and the dominant element. */
export function Essence({ chart, reading }: { chart: Chart; reading: Reading }) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const { signOf, signName } = usePlaces(chart)
  const { element, mode } = reading.balance
  const lights = (['sun', 'moon'] as const).map((id) => {
    const { signs } = needed(
      reading.planets.find((planet) => planet.id === id),
      id,
    )
    return {
      id,
      name: s(id),
      signs: signs.map(({ sign }) => sign),
      said: signOf(id),
      note: t(id === 'sun' ? 'essenceSun' : 'essenceMoon'),
    }
  })
  const rising = chart.angles && signOfLongitude(chart.angles.ascendant)
  return (
    <section aria-labelledby="essence" className={styles.essence}>
      <h2 id="essence">{t('essence')}</h2>
      <ul className={styles.trio}>
        {lights.map(({ id, name, signs, said, note }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {signs.map((sign) => (
                <ZodiacIcon key={sign} sign={sign} size={36} />
              ))}
              <span>
                <strong>{t('inSign', { body: name, sign: said })}</strong>
                <small>{note}</small>
              </span>
            </a>
          </li>
        ))}
        <li>
          {rising ? (
            <a href="#ascendant">
              <ZodiacIcon sign={rising} size={36} />
              <span>
                <strong>{t('ascendantIn', { sign: signName(rising) })}</strong>
                <small>{t('essenceAscendant')}</small>
              </span>
            </a>
          ) : (
            <a href="#no-time">
              <span>
                <strong>{t('ascendantUnknown')}</strong>
                <small>{t('essenceUnknown')}</small>
              </span>
            </a>
          )}
        </li>
        <li>
          <a href="#balance">
            <span>
              <strong>
                {t('balanceOf', { name: t(element.name), percent: element.percent })} ·{' '}
                {t('balanceOf', { name: t(mode.name), percent: mode.percent })}
              </strong>
              <small>{t('balance')}</small>
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}
