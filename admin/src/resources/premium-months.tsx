import MonthIcon from '@mui/icons-material/EventRepeat'
import type { Area } from '../area.ts'
import { CountColumn, EurosColumn, MomentColumn, MonthColumn, TimeColumn } from '../parts/columns.tsx'
import { Listing } from '../parts/listing.tsx'

const words = {
  name: 'Mois audiotel |||| Mois audiotel',
  fields: {
    id: 'N°',
    month: 'Mois',
    operatorCalls: 'Appels, par l’opérateur',
    ownCalls: 'Appels, par nos relevés',
    operatorSeconds: 'Temps, par l’opérateur',
    ownSeconds: 'Temps, par nos relevés',
    differs: 'Écart en secondes',
    payback: 'Reversement attendu',
    checkedAt: 'Vérifié le',
  },
}

/** The operator's count of a month beside ours: its invoice is checked against them. */
const MonthList = () => (
  <Listing sort={{ field: 'month', order: 'DESC' }} filters={[]}>
    <MonthColumn source="month" sortable />
    <CountColumn source="operatorCalls" />
    <CountColumn source="ownCalls" />
    <TimeColumn source="operatorSeconds" />
    <TimeColumn source="ownSeconds" />
    <CountColumn source="differs" />
    <EurosColumn source="payback" />
    <MomentColumn source="checkedAt" />
  </Listing>
)

export const premiumMonths: Area = {
  name: 'premium-months',
  can: 'payouts.make',
  icon: MonthIcon,
  words,
  list: MonthList,
}
