import type { Chart } from '../../../../astrology/charts/chart.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Reading } from '../interpret.server.ts'
import { texts as pages } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { AspectsTable } from './aspects-table.tsx'
import { BalanceRead } from './balance-read.tsx'
import styles from './chart-sheet.module.css'
import { Essence } from './essence.tsx'
import { Fold } from './fold.tsx'
import { HousesTable } from './houses-table.tsx'
import { HowComputed } from './how-computed.tsx'
import { PlanetsRead } from './planets-read.tsx'
import { PortraitRead } from './portrait-read.tsx'
import { PositionsTable } from './positions-table.tsx'
import { ReadWheel } from './read-wheel.tsx'
import { AspectsRead, Axes, PointsRead } from './reads.tsx'
import { SlowRead } from './slow-read.tsx'
import { UnknownTime } from './unknown-time.tsx'

const parts = [
  ['portrait', 'portrait'],
  ['axis', 'menuAxis'],
  ['planets', 'menuPlanets'],
  ['strongest', 'menuStrongest'],
  ['balance', 'menuBalance'],
  ['positions', 'menuPositions'],
] as const

/** A complete chart: the wheel, the chart read as a whole, then its parts and the tables of figures, to be opened. */
export function ChartSheet({ chart, reading }: { chart: Chart; reading: Reading }) {
  const t = useTexts(texts)
  const p = useTexts(pages)
  return (
    <>
      <div className={styles.top}>
        <ReadWheel chart={chart} reading={reading} />
        <Essence chart={chart} reading={reading} />
      </div>
      <nav aria-label={p('jump')} className={styles.jump}>
        {parts
          .filter(([id]) => id !== 'axis' || reading.ascendant)
          .map(([id, key]) => (
            <a key={id} href={`#${id}`}>
              {t(key)}
            </a>
          ))}
      </nav>
      {chart.uncertain ? <UnknownTime uncertain={chart.uncertain} /> : null}
      <PortraitRead paragraphs={reading.portrait} />
      {reading.ascendant ? <Axes reading={reading} /> : null}
      <Fold id="planets" title={t('planets')}>
        <PlanetsRead chart={chart} planets={reading.planets} />
        <SlowRead chart={chart} slow={reading.slow} />
      </Fold>
      <Fold id="strongest" title={t('strongest')}>
        <AspectsRead aspects={reading.aspects} />
      </Fold>
      <Fold id="balance" title={t('balance')}>
        <BalanceRead balance={reading.balance} />
      </Fold>
      <Fold title={t('points')}>
        <PointsRead chart={chart} points={reading.points} />
      </Fold>
      <Fold id="positions" title={t('positions')}>
        <PositionsTable chart={chart} />
        {chart.houses ? <HousesTable cusps={chart.houses} /> : null}
        <AspectsTable aspects={chart.aspects} read={reading.aspects} />
      </Fold>
      <HowComputed chart={chart} />
    </>
  )
}
