import PaymentIcon from '@mui/icons-material/Payments'
import Button from '@mui/material/Button'
import { DateInput, type HttpError, Link, NumberInput, SelectInput, TextInput, useNotify } from 'react-admin'
import type { accountingContract } from '../../../src/features/money/accounting/contract.server.ts'
import type { PaymentRow } from '../../../src/features/money/wallet/payments.resource.server.ts'
import { inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { takeFile } from '../file.ts'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const statuses = { pending: 'en attente', paid: 'payé', refused: 'refusé' }

/** Why a payment was refused. Clients read a neutral sentence, so that a thief learns nothing. */
const refusals = {
  declined: 'carte refusée',
  fraud: 'refusé comme fraude',
  cancelled: 'abandonné avant de payer',
  unproven: 'montant ou devise qui ne sont pas ceux de l’achat',
}
const authentications = {
  authenticated: 'oui',
  attempted: 'essayée',
  exempted: 'dispensée',
  failed: 'échouée',
  none: 'non demandée',
}

const dues = { use: 'par les consultations', sale: 'à l’achat' }

const words = {
  name: 'Paiement |||| Paiements',
  fields: {
    id: 'N°',
    createdAt: 'Ouvert le',
    settledAt: 'Réglé le',
    clientId: 'N° du client',
    client: 'Client',
    status: 'État',
    amount: 'Payé',
    credit: 'Crédité',
    refunded: 'Rendu',
    provider: 'Prestataire',
    reference: 'Notre référence',
    payment: 'Numéro chez le prestataire',
    threeDSecure: 'Authentification par la banque',
    refusal: 'Motif du refus',
    termsVersion: 'Version des conditions',
    vatDue: 'TVA due',
    createdFrom: 'Ouvert depuis le',
    createdTo: 'Ouvert jusqu’au',
  },
  values: { status: statuses, refusal: refusals },
}
const { fields } = words

const PaymentList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <SelectInput key="status" source="status" choices={choicesOf(statuses)} alwaysOn />,
      <NumberInput key="clientId" source="clientId" alwaysOn />,
      <SelectInput key="refusal" source="refusal" choices={choicesOf(refusals)} />,
      <TextInput key="reference" source="reference" />,
      <DateInput key="from" source="createdFrom" />,
      <DateInput key="to" source="createdTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="createdAt" sortable />
    <TextColumn source="client" />
    <ChoiceColumn source="status" />
    <EurosColumn source="amount" />
    <EurosColumn source="refunded" />
    <TextColumn source="provider" />
  </Listing>
)

const CERTIFICATE = 'Télécharger l’attestation de paiement'

function Certificate({ id }: { id: number }) {
  const notify = useNotify()
  const take = () =>
    takeFile<(typeof accountingContract)['takeCertificate']>('POST', '/api/admin/payments/:id/certificate', {
      params: { id },
    }).catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))
  return (
    <p className="acts">
      <Button variant="outlined" onClick={() => void take()}>
        {CERTIFICATE}
      </Button>
    </p>
  )
}

const PaymentPage = () => (
  <Sheet<PaymentRow>>
    {(row) => (
      <Part title={`Paiement n°\u00a0${row.id}, ${statuses[row.status]}`}>
        <Facts
          of={{
            [fields.client]: (
              <Link to={`/clients/${row.clientId}/show`}>
                n°&nbsp;{row.clientId}, {row.client}
              </Link>
            ),
            [fields.createdAt]: inDayAndHour(row.createdAt),
            [fields.settledAt]: row.settledAt && inDayAndHour(row.settledAt),
            [fields.amount]: inEuros(row.amount),
            [fields.credit]: inEuros(row.credit),
            [fields.refunded]: inEuros(row.refunded),
            [fields.provider]: row.provider,
            [fields.reference]: <code>{row.reference}</code>,
            [fields.payment]: row.payment && <code>{row.payment}</code>,
            [fields.threeDSecure]: row.threeDSecure && authentications[row.threeDSecure],
            [fields.refusal]: row.refusal && refusals[row.refusal],
            [fields.termsVersion]: row.termsVersion,
            'Achats non acceptés': (
              <Link
                to={`/refused-purchases?${new URLSearchParams({ filter: JSON.stringify({ clientId: row.clientId }) })}`}
              >
                Voir ceux de ce client
              </Link>
            ),
            [fields.vatDue]: dues[row.vatDue],
            'Factures et avoirs':
              row.vatDue === 'sale' ? (
                <Link to={`/invoices?${new URLSearchParams({ filter: JSON.stringify({ orderId: row.id }) })}`}>
                  Les voir
                </Link>
              ) : null,
            Mouvements: (
              <Link to={`/entries?${new URLSearchParams({ filter: JSON.stringify({ paymentId: row.id }) })}`}>
                Les voir au grand livre
              </Link>
            ),
          }}
        />
        {row.status === 'paid' && row.vatDue === 'use' ? <Certificate id={row.id} /> : null}
      </Part>
    )}
  </Sheet>
)

export const payments: Area = {
  name: 'payments',
  can: 'money.read',
  icon: PaymentIcon,
  words,
  list: PaymentList,
  show: PaymentPage,
  recordRepresentation: ({ id }: PaymentRow) => `n°\u00a0${id}`,
}
