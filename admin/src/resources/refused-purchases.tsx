import RefusedIcon from '@mui/icons-material/CreditCardOff'
import { DateInput, Link, NumberInput, SelectInput, useRecordContext } from 'react-admin'
import type { RefusedPurchaseRow } from '../../../src/features/money/velocity/refused-purchases.resource.server.ts'
import { inDay, inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, column, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const reasons = {
  amount: 'trop d’argent en un jour',
  pages: 'trop de paiements commencés en une heure',
  declined: 'trop de cartes refusées en un jour',
  fraud: 'paiements refusés comme fraude en sept jours',
  cards: 'trop de cartes sur ce compte en sept jours',
  'shared-card': 'trop de comptes sur une même carte en sept jours',
  device: 'trop de comptes sur un même appareil en sept jours',
  network: 'trop de comptes d’un jour sur un même réseau en une heure',
}

const words = {
  name: 'Achat non accepté |||| Achats non acceptés',
  fields: {
    id: 'N°',
    lastAt: 'Dernier essai le',
    firstAt: 'Premier essai le',
    clientId: 'N° du client',
    client: 'Client',
    clientSince: 'Compte créé le',
    reason: 'Motif',
    tries: 'Essais',
    amount: 'Montant',
    found: 'Compté',
    most: 'Permis',
    allowedUntil: 'Achats autorisés jusqu’au',
    from: 'Depuis le',
    to: 'Jusqu’au',
  },
  values: { reason: reasons },
}
const { fields } = words

const counted = (row: RefusedPurchaseRow, value: number) => (row.reason === 'amount' ? inEuros(value) : value)

const FiguresColumn = column(function Counted({ source }) {
  const row = useRecordContext<RefusedPurchaseRow>()
  return row ? counted(row, row[source as 'found' | 'most']) : null
}, 'right')

const RefusedList = () => (
  <Listing
    sort={{ field: 'lastAt', order: 'DESC' }}
    filters={[
      <SelectInput key="reason" source="reason" choices={choicesOf(reasons)} alwaysOn />,
      <NumberInput key="clientId" source="clientId" alwaysOn />,
      <DateInput key="from" source="from" />,
      <DateInput key="to" source="to" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="lastAt" sortable />
    <TextColumn source="client" />
    <ChoiceColumn source="reason" />
    <EurosColumn source="amount" />
    <TextColumn source="tries" />
    <FiguresColumn source="found" />
    <FiguresColumn source="most" />
  </Listing>
)

const RefusedPage = () => (
  <Sheet<RefusedPurchaseRow>>
    {(row) => (
      <Part title={`Achat non accepté n°\u00a0${row.id}`}>
        <p>
          Le client ne lit pas ce motif&nbsp;: il est invité à écrire. Avant d’autoriser ses achats, assurez-vous que la
          carte est bien la sienne.
        </p>
        <Facts
          of={{
            [fields.client]: (
              <Link to={`/clients/${row.clientId}/show`}>
                n°&nbsp;{row.clientId}, {row.client}
              </Link>
            ),
            [fields.clientSince]: inDay(row.clientSince),
            [fields.reason]: reasons[row.reason],
            [fields.found]: counted(row, row.found),
            [fields.most]: counted(row, row.most),
            [fields.amount]: inEuros(row.amount),
            [fields.tries]: row.tries,
            [fields.firstAt]: inDayAndHour(row.firstAt),
            [fields.lastAt]: inDayAndHour(row.lastAt),
            [fields.allowedUntil]: row.allowedUntil && inDayAndHour(row.allowedUntil),
          }}
        />
        <p className="acts">
          <ActButton
            name="allow"
            label="Autoriser les achats pendant 7 jours"
            asks={[reason('Raison')]}
            done="Ce client peut acheter de nouveau pendant 7 jours."
          />
        </p>
      </Part>
    )}
  </Sheet>
)

export const refusedPurchases: Area = {
  name: 'refused-purchases',
  can: 'purchases.allow',
  icon: RefusedIcon,
  words,
  list: RefusedList,
  show: RefusedPage,
  recordRepresentation: ({ id }: RefusedPurchaseRow) => `n°\u00a0${id}`,
}
