import RefundIcon from '@mui/icons-material/Undo'
import Alert from '@mui/material/Alert'
import { Link, SelectInput } from 'react-admin'
import type { RefundRow } from '../../../src/features/money/wallet/refunds.resource.server.ts'
import { inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const words = {
  name: 'Remboursement |||| Remboursements',
  fields: {
    id: 'N°',
    orderId: 'N° d’achat',
    clientId: 'N° du client',
    amount: 'Rendu',
    askedAt: 'Demandé le',
    provider: 'Prestataire',
    payment: 'Paiement chez le prestataire',
    givenUpAt: 'Sans réponse depuis le',
    givenUp: 'Abandonné par le prestataire',
    reference: 'Référence du remboursement',
    paidBy: 'Payé à la main par',
  },
} as const
const { fields } = words

const RefundList = () => (
  <Listing
    sort={{ field: 'askedAt', order: 'DESC' }}
    filters={[<SelectInput key="givenUp" source="givenUp" choices={choicesOf({ yes: 'oui', no: 'non' })} alwaysOn />]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="askedAt" sortable />
    <TextColumn source="orderId" />
    <EurosColumn source="amount" />
    <TextColumn source="provider" />
    <TextColumn source="reference" />
    <MomentColumn source="givenUpAt" />
  </Listing>
)

/** For a refund that the provider has not confirmed for days: ask it again, or record that it was paid another way. */
const Acts = () => (
  <>
    <Alert severity="warning">
      Le prestataire n’a pas confirmé ce remboursement en trois jours&nbsp;: il ne lui est plus demandé. Regardez
      d’abord chez lui s’il est parti.
    </Alert>
    <p className="acts">
      <ActButton name="again" label="Redemander au prestataire" done="Le remboursement est redemandé." />
      <ActButton
        name="paid"
        label="Payé par un autre moyen"
        asks={[
          { name: 'reference', label: 'Référence du virement ou du prestataire', most: 200 },
          reason('Raison', 'Elle est inscrite au registre.'),
        ]}
      />
    </p>
  </>
)

const RefundPage = () => (
  <Sheet<RefundRow>>
    {(row) => (
      <>
        <Part title={`Remboursement n°\u00a0${row.id}`}>
          <Facts
            of={{
              [fields.amount]: inEuros(row.amount),
              [fields.askedAt]: inDayAndHour(row.askedAt),
              [fields.orderId]: <Link to={`/payments/${row.orderId}/show`}>n°&nbsp;{row.orderId}</Link>,
              [fields.provider]: row.provider,
              [fields.payment]: <code>{row.payment}</code>,
              [fields.reference]: row.reference && <code>{row.reference}</code>,
              [fields.paidBy]: row.paidBy,
              [fields.givenUpAt]: row.givenUpAt && inDayAndHour(row.givenUpAt),
            }}
          />
        </Part>
        {row.givenUpAt && !row.reference ? <Acts /> : null}
      </>
    )}
  </Sheet>
)

export const refunds: Area = {
  name: 'refunds',
  can: 'payouts.make',
  icon: RefundIcon,
  words,
  list: RefundList,
  show: RefundPage,
  recordRepresentation: ({ id }: RefundRow) => `n°\u00a0${id}`,
}
