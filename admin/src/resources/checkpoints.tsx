import SealIcon from '@mui/icons-material/Verified'
import type { CheckpointRow } from '../../../src/features/money/verification/checkpoints.resource.server.ts'
import { inDay, inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { DayColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { VerifyButton } from './verifications.tsx'

const words = {
  name: 'Sceau |||| Sceaux',
  fields: {
    id: 'N°',
    day: 'Journée',
    transactions: 'Opérations',
    lastTransaction: 'Dernière opération',
    root: 'Racine',
    previous: 'Sceau de la veille',
    keyId: 'Clé',
    seal: 'Sceau',
    sealedAt: 'Posé le',
    checkedAt: 'Recalculé le',
    fault: 'État',
  },
}
const { fields } = words

const faults: Readonly<Record<NonNullable<CheckpointRow['fault']>, string>> = {
  missing: 'Ce sceau manque.',
  link: 'Ce sceau ne suit pas celui de la veille.',
  key: 'Ce sceau a été fait avec une clé que le programme ne connaît pas.',
  seal: 'Ce sceau n’a pas été fait par le programme.',
  content: 'Les opérations de cette journée ont été modifiées.',
  kept: 'Ce sceau n’est pas celui qui est gardé en dehors de la base.',
}

const stateOf = ({ fault, checkedAt }: CheckpointRow): string => {
  if (fault) return faults[fault as keyof typeof faults]
  return checkedAt ? 'Conforme' : 'Pas encore recalculé'
}

const CheckpointList = () => (
  <Listing sort={{ field: 'id', order: 'DESC' }} actions={<VerifyButton />}>
    <OpeningColumn source="id" sortable />
    <DayColumn source="day" />
    <TextColumn source="transactions" />
    <MomentColumn source="sealedAt" />
    <TextColumn source="fault" />
  </Listing>
)

const CheckpointPage = () => (
  <Sheet<CheckpointRow>>
    {(row) => (
      <Part title={inDay(row.day)}>
        <Facts
          of={{
            [fields.fault]: stateOf(row),
            [fields.checkedAt]: row.checkedAt && inDayAndHour(row.checkedAt),
            [fields.transactions]: row.transactions,
            [fields.lastTransaction]: row.lastTransaction,
            [fields.sealedAt]: inDayAndHour(row.sealedAt),
            [fields.keyId]: <code>{row.keyId}</code>,
            [fields.root]: <code>{row.root}</code>,
            [fields.previous]: <code>{row.previous}</code>,
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
