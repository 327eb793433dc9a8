import { inDay, inHour } from '../../../../platform/i18n/french.ts'
import { PlanetIcon } from '../../../../ui/art/art.tsx'
import { MoonPhase } from '../../../../ui/art/moon-phase.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts as skyTexts } from '../../sky/texts.ts'
import type { ShownSky } from '../read-sky.server.ts'
import { texts } from '../texts.ts'
import styles from './day-sky.module.css'
import { SkyRing } from './sky-ring.tsx'

/** The day's sky: the Moon's phase, the planets in their signs, and the exact aspects with their time in Paris. */
export function DaySky({ day, moon, places, exact }: ShownSky) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  return (
    <section className={classNames('night', styles.sky)} aria-labelledby="le-ciel">
      <SkyRing places={places} label={t('skyPicture')} />
      <div className={styles.words}>
        <h2 id="le-ciel">{t('skyTitle', { day: inDay(day) })}</h2>
        <p className={styles.moon}>
          <MoonPhase phase={moon.phase} size={32} />
          {t('skyMoon', { phase: sky(moon.phase), lit: Math.round(moon.lit * 100) })}
        </p>
        {exact.length === 0 ? <p>{t('skyQuiet')}</p> : null}
        <ul className={styles.exact}>
          {exact.map(({ from, to, type, at }) => (
            <li key={at + from + to}>
              {t('skyExact', { from: sky(from), to: sky(to), aspect: sky(type), time: inHour(at) })}
            </li>
          ))}
        </ul>
        <ul className={styles.places}>
          {places.map(({ body, sign, degrees, retrograde }) => (
            <li key={body}>
              <PlanetIcon body={body} size={18} />
              <span>
                {t('skyPlace', { body: sky(body), degrees: inDegrees(degrees), sign: sky(sign) })}
                {retrograde ? ` (${t('skyBack')})` : ''}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
