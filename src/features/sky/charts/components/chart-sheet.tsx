import type { Chart } from '../../../../astrology/charts/chart.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Reading } from '../interpret.server.ts'
import { texts as pages } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { AspectsTable } from './aspects-table.tsx'
import { BalanceRead } from './balance-read.tsx'
import styles from './chart-sheet.module.css'
import { Essence } from './essence.tsx'
import { HousesTable } from './houses-table.tsx'
import { HowComputed } from './how-computed.tsx'
import { PlanetsRead } from './planets-read.tsx'
import { PositionsTable } from './positions-table.tsx'
import { AspectsRead, Axes, PointsRead } from './reads.tsx'
import { UnknownTime } from './unknown-time.tsx'
import { usePlaces } from './use-places.ts'
import { ChartWheel } from './wheel.tsx'

const parts = ['planets', 'strongest', 'balance', 'positions'] as const

/** A complete chart: the wheel, the interpretation and the tables of figures. */
export function ChartSheet({ chart, reading }: { chart: Chart; reading: Reading }) {
  const t = useTexts(texts)
  const p = useTexts(pages)
  const { said } = usePlaces(chart)
  return (
    <>
      <div className={styles.top}>
        <ChartWheel chart={chart} said={said()} />
        <Essence chart={chart} reading={reading} />
      </div>
      {chart.uncertain ? <UnknownTime uncertain={chart.uncertain} /> : null}
      <nav aria-label={p('jump')} className={styles.jump}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`}>
            {t(part)}
          </a>
        ))}
      </nav>
      {reading.ascendant ? <Axes reading={reading} /> : null}
      <Section id="planets" title={t('planets')}>
        <PlanetsRead chart={chart} planets={reading.planets} />
      </Section>
      <Section id="strongest" title={t('strongest')}>
        <AspectsRead aspects={reading.aspects} />
      </Section>
      <Section id="balance" title={t('balance')}>
        <BalanceRead balance={reading.balance} />
      </Section>
      <Section title={t('points')}>
        <PointsRead chart={chart} points={reading.points} />
      </Section>
      <Section id="positions" title={t('positions')}>
        <PositionsTable chart={chart} />
        {chart.houses ? <HousesTable cusps={chart.houses} /> : null}
        <AspectsTable aspects={chart.aspects} />
      </Section>
      <HowComputed chart={chart} />
    </>
  )
}
