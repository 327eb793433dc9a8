import DepartureIcon from '@mui/icons-material/PersonRemove'
import { DateInput, Link, SelectInput } from 'react-admin'
import type { DepartureRow } from '../../../src/features/rights/privacy/departures.resource.server.ts'
import { inDay, inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { MomentColumn, OpeningColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const words = {
  name: 'Départ |||| Départs',
  fields: {
    id: 'N° du client',
    createdAt: 'Compte créé le',
    leavesAt: 'Effacement prévu le',
    erasedAt: 'Effacé le',
    erased: 'Effacé',
    leavesFrom: 'Prévu depuis le',
    leavesTo: 'Prévu jusqu’au',
  },
}
const { fields } = words

const DepartureList = () => (
  <Listing
    sort={{ field: 'leavesAt', order: 'DESC' }}
    filters={[
      <SelectInput key="erased" source="erased" choices={choicesOf({ yes: 'oui', no: 'non' })} alwaysOn />,
      <DateInput key="from" source="leavesFrom" />,
      <DateInput key="to" source="leavesTo" />,
    ]}
  >
    <OpeningColumn source="id" />
    <MomentColumn source="createdAt" />
    <MomentColumn source="leavesAt" sortable />
    <MomentColumn source="erasedAt" />
  </Listing>
)

const DeparturePage = () => (
  <Sheet<DepartureRow>>
    {(row) => (
      <Part title={row.erasedAt ? 'Compte effacé' : 'Compte qui s’efface'}>
        <Facts
          of={{
            [fields.id]: row.erasedAt ? row.id : <Link to={`/clients/${row.id}/show`}>{row.id}</Link>,
            [fields.createdAt]: inDay(row.createdAt),
            [fields.leavesAt]: inDayAndHour(row.leavesAt),
            [fields.erasedAt]: row.erasedAt && inDayAndHour(row.erasedAt),
          }}
        />
        <p>
          {row.erasedAt
            ? 'Il reste ce que la loi demande de garder, sous ce numéro, sans nom.'
            : 'D’ici là, la personne peut y renoncer depuis son compte.'}
        </p>
      </Part>
    )}
  </Sheet>
)

export const departures: Area = {
  name: 'departures',
  can: 'privacy.read',
  icon: DepartureIcon,
  words,
  list: DepartureList,
  show: DeparturePage,
  recordRepresentation: ({ id }: DepartureRow) => `n°\u00a0${id}`,
}
