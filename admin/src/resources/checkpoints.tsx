import SealIcon from '@mui/icons-material/Verified'
import type { CheckpointRow } from '../../../src/features/verification/checkpoints.resource.server.ts'
import { inDay, inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { DayColumn, MomentColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { VerifyButton } from './verifications.tsx'

const words = {
  name: 'Sceau |||| Sceaux',
  fields: {
    id: 'N°',
    day: 'Journée',
    accounts: 'Comptes',
    digest: 'Empreinte des chaînes',
    seal: 'Sceau',
    sealedAt: 'Posé le',
  },
}
const { fields } = words

const CheckpointList = () => (
  <Listing sort={{ field: 'id', order: 'DESC' }} actions={<VerifyButton />}>
    <TextColumn source="id" sortable />
    <DayColumn source="day" />
    <TextColumn source="accounts" />
    <MomentColumn source="sealedAt" />
  </Listing>
)

const CheckpointPage = () => (
  <Sheet<CheckpointRow>>
    {(row) => (
      <Part title={inDay(row.day)}>
        <Facts
          of={{
            [fields.accounts]: row.accounts,
            [fields.sealedAt]: inDayAndHour(row.sealedAt),
            [fields.digest]: <code>{row.digest}</code>,
            [fields.seal]: <code>{row.seal}</code>,
          }}
        />
      </Part>
    )}
  </Sheet>
)

export const checkpoints: Area = {
  name: 'checkpoints',
  can: 'money.read',
  icon: SealIcon,
  words,
  list: CheckpointList,
  show: CheckpointPage,
  recordRepresentation: ({ day }: CheckpointRow) => inDay(day),
}
