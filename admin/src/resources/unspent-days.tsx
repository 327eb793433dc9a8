import SavingsIcon from '@mui/icons-material/Savings'
import Alert from '@mui/material/Alert'
import { centsOf } from '../../../src/features/money/disputes/rules.ts'
import type { statementsContract } from '../../../src/features/money/statements/contract.server.ts'
import type { UnspentRow } from '../../../src/features/money/statements/unspent.resource.server.ts'
import { inDay, inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { DayColumn, EurosColumn, OpeningColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'

const words = {
  name: 'Argent non dépensé |||| Argent non dépensé',
  fields: {
    id: 'N°',
    day: 'Jour',
    readAt: 'Lu le',
    clientMoney: 'Payé par les clients et non dépensé',
    atProvider: 'Chez le prestataire',
    atBank: 'À la banque',
    missing: 'Manque',
    toldBy: 'Solde de la banque indiqué par',
  },
}
const { fields } = words

const UnspentList = () => (
  <Listing sort={{ field: 'day', order: 'DESC' }} filters={[]}>
    <OpeningColumn source="id" sortable />
    <DayColumn source="day" sortable />
    <EurosColumn source="clientMoney" />
    <EurosColumn source="atProvider" />
    <EurosColumn source="atBank" />
    <EurosColumn source="missing" />
  </Listing>
)

const euros = (cents: number | null) => (cents === null ? null : inEuros(cents))

const Covered = ({ missing }: Pick<UnspentRow, 'missing'>) => {
  if (missing === null) return <Alert severity="info">Le solde de la banque n’est pas encore indiqué.</Alert>
  if (missing === 0) return <Alert severity="success">Cet argent est couvert.</Alert>
  return <Alert severity="error">Il manque {inEuros(missing)} pour rendre à chacun ce qu’il n’a pas dépensé.</Alert>
}

const UnspentPage = () => (
  <Sheet<UnspentRow>>
    {(row) => (
      <Part title={inDay(row.day)}>
        <Facts
          of={{
            [fields.readAt]: inDayAndHour(row.readAt),
            [fields.clientMoney]: inEuros(row.clientMoney),
            [fields.atProvider]: euros(row.atProvider),
            [fields.atBank]: euros(row.atBank),
            [fields.toldBy]: row.toldBy,
          }}
        />
        <Covered missing={row.missing} />
        <p className="acts">
          <ActButton<typeof statementsContract.tellBank>
            name="bank"
            label="Indiquer le solde de la banque"
            asks={[{ name: 'atBank', label: 'Solde du compte, en euros', sent: (text) => centsOf(text) ?? text }]}
          />
        </p>
      </Part>
    )}
  </Sheet>
)

export const unspentDays: Area = {
  name: 'unspent-days',
  can: 'money.read',
  icon: SavingsIcon,
  words,
  list: UnspentList,
  show: UnspentPage,
  recordRepresentation: ({ day }: UnspentRow) => inDay(day),
}
