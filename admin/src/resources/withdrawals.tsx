import WithdrawalIcon from '@mui/icons-material/AssignmentReturn'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { DateInput, Link, SelectInput, TextInput } from 'react-admin'
import type { z } from 'zod'
import type {
  openedWithdrawal,
  owedShape,
  withdrawalsContract,
} from '../../../src/features/money/withdrawals/contract.server.ts'
import { inDay, inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { AnswerColumn, deciders } from '../parts/awaiting.tsx'
import { EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Proposal } from '../parts/proposal.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

type Withdrawal = z.output<typeof openedWithdrawal>
type Owed = z.output<typeof owedShape>

const words = {
  name: 'Rétractation |||| Rétractations',
  fields: {
    id: 'N°',
    reference: 'Référence',
    status: 'État',
    name: 'Nom',
    orderId: 'N° d’achat',
    consultationId: 'N° de consultation',
    described: 'Contrat décrit',
    refundable: 'Dû à la déclaration',
    proposed: 'Proposé',
    refund: 'Remboursé',
    declaredAt: 'Déclarée le',
    decidedAt: 'Décidée le',
    answeredAt: 'Close le',
    declaredFrom: 'Déclarée depuis le',
    declaredTo: 'Déclarée jusqu’au',
  },
  values: { status: { received: 'à traiter', refunded: 'remboursée', refused: 'close sans remboursement' } },
} as const
const { fields, values } = words

const WithdrawalList = () => (
  <Listing
    sort={{ field: 'declaredAt', order: 'ASC' }}
    narrowed={{ status: 'received' }}
    filters={[
      <SelectInput key="status" source="status" choices={choicesOf(values.status)} alwaysOn />,
      <TextInput key="reference" source="reference" />,
      <DateInput key="from" source="declaredFrom" />,
      <DateInput key="to" source="declaredTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="declaredAt" sortable />
    <AnswerColumn source="status" />
    <TextColumn source="name" />
    <TextColumn source="orderId" />
    <TextColumn source="consultationId" />
    <TextColumn source="described" />
    <EurosColumn source="refundable" />
    <EurosColumn source="proposed" />
    <EurosColumn source="refund" />
    <MomentColumn source="decidedAt" />
  </Listing>
)

const told = reason('Message à la personne')

/** What the rules say is due for the order, which staff choose if the client only described the contract. */
function Due({ row }: { row: Withdrawal }) {
  const [named, setNamed] = useState<Owed | null>(null)
  const order = named ?? row.order
  const isOpen = row.status === 'received' && !row.answer
  return (
    <>
      <Part title="Ce qui est dû">
        {row.beganOnRequest === false ? (
          <Alert severity="warning">
            Aucune demande expresse de commencer tout de suite n’a été recueillie pour cette consultation&nbsp;: dans
            les quatorze jours, rien n’en est dû. Rendez-la par une contestation.
          </Alert>
        ) : null}
        {row.beganOnRequest ? (
          <p>
            Une consultation commencée à la demande expresse de la personne reste due&nbsp;: rien n’est à rendre d’après
            les conditions. Si quelque chose s’est mal passé, traitez-le comme une contestation.
          </p>
        ) : null}
        {row.described === null || !isOpen ? null : (
          <p className="acts">
            <ActButton<(typeof withdrawalsContract)['nameWithdrawalOrder']>
              name="order"
              label="Chercher l’achat"
              asks={[
                {
                  name: 'order',
                  label: 'Numéro de l’achat',
                  hint: `Celui qui correspond à «\u00a0${row.described}\u00a0».`,
                  sent: (text) => Number(text) || text,
                },
              ]}
              take={(answer) => setNamed(answer.order)}
            />
          </p>
        )}
        {order ? (
          <Facts
            of={{
              Achat: `n°\u00a0${order.orderId} du ${inDay(order.paidAt)}`,
              Payé: inEuros(order.paid),
              'Non dépensé, à rendre': inEuros(order.owed),
            }}
          />
        ) : null}
        {order?.disputed && isOpen ? (
          <Alert severity="warning">
            La banque conteste ce paiement&nbsp;: rien ne peut en être rendu avant sa décision.
          </Alert>
        ) : order?.owed === 0 && isOpen ? (
          <p>Tout ce crédit a été dépensé&nbsp;: rien n’est dû d’après les conditions.</p>
        ) : null}
      </Part>
      {isOpen ? (
        <p className="acts">
          {order && order.owed > 0 ? (
            <ActButton
              name="refund"
              label={`Rendre ${inEuros(order.owed)}`}
              asks={[
                {
                  ...told,
                  hint: 'L’argent repart vers le moyen qui a servi à payer. Au-dessus de 100\u00a0€ par jour et par personne, quelqu’un d’autre confirme.',
                },
              ]}
              beside={{ order: order.orderId, amount: order.owed }}
            />
          ) : null}
          <ActButton name="refuse" label="Clore sans rembourser" asks={[told]} tone="error" />
        </p>
      ) : null}
    </>
  )
}

const WithdrawalPage = () => (
  <Sheet<Withdrawal>>
    {(row) => (
      <>
        {row.status === 'received' && row.daysLeft === 0 ? (
          <Alert severity="warning">Le délai de quatorze jours est dépassé.</Alert>
        ) : null}
        <Part title={`${row.name} se rétracte`}>
          <Facts
            of={{
              Contrat: row.contract,
              [fields.status]: values.status[row.status],
              [fields.reference]: row.reference,
              [fields.declaredAt]: inDayAndHour(row.declaredAt),
              'Adresse de réponse': row.email,
              Client: row.clientId && <Link to={`/clients/${row.clientId}/show`}>n°&nbsp;{row.clientId}</Link>,
              'Jours qui restent': row.status === 'received' ? row.daysLeft : null,
              [fields.refund]: row.status === 'refunded' && row.answer ? inEuros(row.answer.refund) : null,
              Réponse:
                row.status !== 'received' && row.answer ? `${row.answer.reason} (${deciders(row.answer)})` : null,
            }}
          />
        </Part>
        <Due row={row} />
        {row.status === 'received' && row.answer ? <Proposal {...row.answer} /> : null}
      </>
    )}
  </Sheet>
)

export const withdrawals: Area = {
  name: 'withdrawals',
  can: 'withdrawals.answer',
  icon: WithdrawalIcon,
  words,
  list: WithdrawalList,
  show: WithdrawalPage,
  recordRepresentation: ({ id }: Withdrawal) => `n°\u00a0${id}`,
}
