import CopyIcon from '@mui/icons-material/FolderZip'
import { DateInput, Link, NumberInput, SelectInput } from 'react-admin'
import type { DataExportRow } from '../../../src/features/rights/privacy/data-exports.resource.server.ts'
import { EXPORT_DAYS, stateOf } from '../../../src/features/rights/privacy/rules.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const words = {
  name: 'Copie |||| Copies de données',
  fields: {
    id: 'N°',
    clientId: 'N° du client',
    askedAt: 'Demandée le',
    finishedAt: 'Prête le',
    done: 'Étapes faites',
    steps: 'Étapes',
    finished: 'Prête',
    askedFrom: 'Demandée depuis le',
    askedTo: 'Demandée jusqu’au',
  },
}
const { fields } = words

const states = {
  making: 'en préparation',
  ready: 'à la disposition de la personne',
  failed: 'en échec\u00a0: la personne peut la demander à nouveau',
  over: 'effacée cette nuit',
} as const

const ExportList = () => (
  <Listing
    sort={{ field: 'askedAt', order: 'DESC' }}
    filters={[
      <NumberInput key="clientId" source="clientId" alwaysOn />,
      <SelectInput key="finished" source="finished" choices={choicesOf({ yes: 'oui', no: 'non' })} />,
      <DateInput key="from" source="askedFrom" />,
      <DateInput key="to" source="askedTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <TextColumn source="clientId" />
    <MomentColumn source="askedAt" sortable />
    <MomentColumn source="finishedAt" />
    <TextColumn source="done" />
    <TextColumn source="steps" />
  </Listing>
)

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at))

const ExportPage = () => (
  <Sheet<DataExportRow>>
    {(row) => (
      <Part title="Copie de données">
        <Facts
          of={{
            [fields.clientId]: <Link to={`/clients/${row.clientId}/show`}>{row.clientId}</Link>,
            [fields.askedAt]: inDayAndHour(row.askedAt),
            [fields.finishedAt]: row.finishedAt && inDayAndHour(row.finishedAt),
            État: states[
              stateOf({ askedAt: new Date(row.askedAt), finishedAt: dateOrNull(row.finishedAt) }, new Date()).state
            ],
          }}
        />
        <p>Le fichier est scellé et gardé {EXPORT_DAYS}&nbsp;jours. Seule sa personne peut le prendre.</p>
      </Part>
    )}
  </Sheet>
)

export const dataExports: Area = {
  name: 'data-exports',
  can: 'privacy.read',
  icon: CopyIcon,
  words,
  list: ExportList,
  show: ExportPage,
  recordRepresentation: ({ id }: DataExportRow) => `n°\u00a0${id}`,
}
