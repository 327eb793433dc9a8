import BalanceIcon from '@mui/icons-material/Balance'
import Alert from '@mui/material/Alert'
import { SelectInput } from 'react-admin'
import type { OpenedReconciliation } from '../../../src/features/money/reconciliation/open-reconciliation.server.ts'
import { inDay, inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { DayColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { laws } from '../parts/laws.ts'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const words = {
  name: 'Rapprochement |||| Rapprochements',
  fields: {
    id: 'N°',
    day: 'Journée',
    checkedAt: 'Contrôlée le',
    faultCount: 'Écarts',
    broken: 'Avec des écarts',
  },
}
const { fields } = words

const ReconciliationList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[<SelectInput key="broken" source="broken" choices={choicesOf({ yes: 'oui', no: 'non' })} alwaysOn />]}
  >
    <OpeningColumn source="id" sortable />
    <DayColumn source="day" />
    <MomentColumn source="checkedAt" />
    <TextColumn source="faultCount" />
  </Listing>
)

const ReconciliationPage = () => (
  <Sheet<OpenedReconciliation>>
    {({ day, checkedAt, faultCount, faults }) => (
      <>
        <Part title={inDay(day)}>
          <Facts of={{ [fields.checkedAt]: inDayAndHour(checkedAt), [fields.faultCount]: faultCount }} />
          {faultCount === 0 ? <Alert severity="success">Tout est nul, comme il se doit.</Alert> : null}
        </Part>
        {faults.map(({ law, count, rows }) => (
          <Part key={law} title={`${laws[law]} (${count})`}>
            <Alert severity="error">
              <ul>
                {rows.map((row) => {
                  const said = JSON.stringify(row)
                  return (
                    <li key={said}>
                      <code>{said}</code>
                    </li>
                  )
                })}
              </ul>
            </Alert>
          </Part>
        ))}
      </>
    )}
  </Sheet>
)

export const reconciliations: Area = {
  name: 'reconciliations',
  can: 'money.read',
  icon: BalanceIcon,
  words,
  list: ReconciliationList,
  show: ReconciliationPage,
  recordRepresentation: ({ day }: OpenedReconciliation) => inDay(day),
}
