import ListIcon from '@mui/icons-material/ReceiptLong'
import { DateInput, SelectInput } from 'react-admin'
import type { MovementRow } from '../../../src/features/money/statements/movements.resource.server.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, EurosColumn, MomentColumn, TextColumn } from '../parts/columns.tsx'
import { Listing } from '../parts/listing.tsx'
import { choicesOf } from '../words.ts'

const kinds: Readonly<Record<MovementRow['kind'], string>> = {
  payment: 'paiement',
  refund: 'remboursement',
  chargeback: 'opposition',
  fee: 'frais',
  payout: 'virement à la banque',
  other: 'autre',
}

const words = {
  name: 'Mouvement du prestataire |||| Relevé du prestataire',
  fields: {
    id: 'N°',
    at: 'Le',
    provider: 'Prestataire',
    kind: 'Nature',
    amount: 'Montant avant frais',
    fee: 'Frais',
    currency: 'Devise',
    movement: 'Numéro du mouvement',
    source: 'Numéro de l’opération',
    payment: 'Numéro du paiement',
    from: 'Depuis le',
    to: 'Jusqu’au',
  },
  values: { kind: kinds },
}

/** What a provider says of our balance, read each night: differences with the ledger are among the reconciliations. */
const MovementList = () => (
  <Listing
    sort={{ field: 'at', order: 'DESC' }}
    filters={[
      <SelectInput key="kind" source="kind" choices={choicesOf(kinds)} alwaysOn />,
      <DateInput key="from" source="from" alwaysOn />,
      <DateInput key="to" source="to" alwaysOn />,
    ]}
  >
    <MomentColumn source="at" sortable />
    <ChoiceColumn source="kind" />
    <EurosColumn source="amount" />
    <EurosColumn source="fee" />
    <TextColumn source="provider" />
    <TextColumn source="payment" />
    <TextColumn source="source" />
  </Listing>
)

export const providerMovements: Area = {
  name: 'provider-movements',
  can: 'money.read',
  icon: ListIcon,
  words,
  list: MovementList,
}
