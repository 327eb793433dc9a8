import type { Chart } from '../../../../astrology/charts/chart.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PositionsTable } from '../../charts/components/positions-table.tsx'
import { usePlaces } from '../../charts/components/use-places.ts'
import { ChartWheel } from '../../charts/components/wheel.tsx'
import { inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import type { YearReading } from '../read-return.server.ts'
import { texts } from '../texts.ts'
import styles from './return-sky.module.css'

interface ReturnSkyProps {
  chart: Chart
  reading: YearReading
}

/** The wheel of a return, and the year that is read in it. */
export function ReturnSky({ chart, reading }: ReturnSkyProps) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const { said } = usePlaces(chart)
  const { rising, ground, sun, moon, angular } = reading
  const parts = [
    { title: t('rising', { sign: s(rising.sign) }), text: rising.text },
    { title: t('ground', { house: inRoman(ground.house) }), text: ground.text },
    { title: t('sun', { house: inRoman(sun.house) }), text: sun.text },
    { title: t('moon', { house: inRoman(moon.house) }), text: moon.text },
    ...angular.map(({ planet, angle, text }) => ({
      title: t('angular', { planet: s(planet), angle: t(angle) }),
      text,
    })),
  ]
  return (
    <>
      <div className={styles.sky}>
        <ChartWheel chart={chart} said={said()} read={false} />
        <Section title={t('readTitle')}>
          <div className={styles.parts}>
            {parts.map(({ title, text }) => (
              <article key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </article>
            ))}
          </div>
        </Section>
      </div>
      <PositionsTable chart={chart} caption={t('positions')} read={false} />
    </>
  )
}
