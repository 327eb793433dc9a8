import CardIcon from '@mui/icons-material/CardMembership'
import { DateInput, Link, NumberInput, SelectInput } from 'react-admin'
import type { OpenedCard } from '../../../src/features/money/loyalty/follow-card.server.ts'
import type { CardState } from '../../../src/features/money/loyalty/rules.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const states: Readonly<Record<CardState, string>> = {
  ordered: 'à imprimer',
  printed: 'à envoyer',
  sent: 'envoyée',
  cancelled: 'annulée',
}

const words = {
  name: 'Carte de fidélité |||| Cartes de fidélité',
  fields: {
    id: 'N°',
    state: 'État',
    clientId: 'N° du client',
    client: 'Client',
    cardNumber: 'Numéro de la carte',
    lines: 'Enveloppe',
    orderedAt: 'Commandée le',
    printedAt: 'Imprimée le',
    sentAt: 'Envoyée le',
    orderedFrom: 'Depuis le',
    orderedTo: 'Jusqu’au',
  },
  values: { state: states },
}
const { fields } = words

const CardList = () => (
  <Listing
    sort={{ field: 'orderedAt', order: 'ASC' }}
    filters={[
      <SelectInput key="state" source="state" choices={choicesOf(states)} alwaysOn />,
      <NumberInput key="clientId" source="clientId" />,
      <DateInput key="from" source="orderedFrom" />,
      <DateInput key="to" source="orderedTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="orderedAt" sortable />
    <ChoiceColumn source="state" />
    <TextColumn source="client" />
    <MomentColumn source="printedAt" />
    <MomentColumn source="sentAt" />
  </Listing>
)

const CardPage = () => (
  <Sheet<OpenedCard>>
    {(row) => (
      <Part title={`Carte n°\u00a0${row.id}`}>
        <Facts
          of={{
            [fields.state]: states[row.state],
            [fields.client]: <Link to={`/clients/${row.clientId}/show`}>{row.client}</Link>,
            [fields.cardNumber]: row.cardNumber,
            [fields.lines]: row.lines.map((line) => <div key={line}>{line}</div>),
            [fields.orderedAt]: inDayAndHour(row.orderedAt),
            [fields.printedAt]: row.printedAt && inDayAndHour(row.printedAt),
            [fields.sentAt]: row.sentAt && inDayAndHour(row.sentAt),
          }}
        />
        {row.state === 'ordered' ? (
          <p className="acts">
            <ActButton name="printed" label="Marquer comme imprimée" done="La carte est marquée comme imprimée." />
          </p>
        ) : null}
        {row.state === 'printed' ? (
          <p className="acts">
            <ActButton name="sent" label="Marquer comme envoyée" done="La carte est marquée comme envoyée." />
          </p>
        ) : null}
      </Part>
    )}
  </Sheet>
)

export const loyaltyCards: Area = {
  name: 'loyalty-cards',
  can: 'clients.read',
  icon: CardIcon,
  words,
  list: CardList,
  show: CardPage,
  recordRepresentation: ({ id }: OpenedCard) => `n°\u00a0${id}`,
}
