import type { Chart } from '../../../../astrology/charts/chart.ts'
import { inUniversalTime } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'

/** How the figures are computed, for readers who want to check them. */
export function HowComputed({ chart }: { chart: Chart }) {
  const t = useTexts(texts)
  const { fellBackFrom, houseSystem, utcOffset, timeZone } = chart
  const instant = inUniversalTime(chart.instant)
  return (
    <section aria-labelledby="how" className={styles.how}>
      <h2 id="how">{t('howTitle')}</h2>
      {fellBackFrom ? <p>{t('fellBack', { asked: t(fellBackFrom), used: t(houseSystem) })}</p> : null}
      <p>
        {utcOffset === null ? (
          t('howDay')
        ) : (
          <>
            {t('howInstant', { instant, zone: timeZone, offset: `UTC${utcOffset}` })}{' '}
            {t('houseSystem', { system: t(houseSystem) })}
          </>
        )}
      </p>
      <p>{t('how')}</p>
      <p>{t('disclaimer')}</p>
    </section>
  )
}
