import DisputeIcon from '@mui/icons-material/Gavel'
import Alert from '@mui/material/Alert'
import { DateInput, SelectInput } from 'react-admin'
import type { z } from 'zod'
import type { openedShape } from '../../../src/features/money/disputes/contract.server.ts'
import { asTyped, centsOf } from '../../../src/features/money/disputes/rules.ts'
import { inDayAndHour, inEuros, inMinutes } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { AnswerColumn, deciders } from '../parts/awaiting.tsx'
import { EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Proposal } from '../parts/proposal.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { choicesOf } from '../words.ts'

type Dispute = z.output<typeof openedShape>

const words = {
  name: 'Contestation |||| Contestations',
  fields: {
    id: 'N°',
    status: 'État',
    reason: 'Ce que dit le client',
    openedAt: 'Reçue le',
    clientId: 'N° du client',
    client: 'Client',
    psychic: 'Voyant',
    total: 'Total payé',
    proposed: 'Proposé',
    refund: 'Remboursé',
    settledAt: 'Réglée le',
    openedFrom: 'Reçue depuis le',
    openedTo: 'Reçue jusqu’au',
  },
  values: { status: { pending: 'à traiter', accepted: 'remboursée', refused: 'rejetée' } },
} as const
const { fields, values } = words

const DisputeList = () => (
  <Listing
    sort={{ field: 'openedAt', order: 'ASC' }}
    narrowed={{ status: 'pending' }}
    filters={[
      <SelectInput key="status" source="status" choices={choicesOf(values.status)} alwaysOn />,
      <DateInput key="from" source="openedFrom" />,
      <DateInput key="to" source="openedTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="openedAt" sortable />
    <AnswerColumn source="status" />
    <TextColumn source="client" />
    <TextColumn source="psychic" />
    <EurosColumn source="total" />
    <EurosColumn source="proposed" />
    <EurosColumn source="refund" />
    <TextColumn source="reason" />
  </Listing>
)

const borne = { psychic: 'Le site et le voyant, chacun sa part', house: 'Le site seul\u00a0: le voyant garde sa part' }
const borneBy = 'Rendu par'
const told = reason('Raison, dite au client et au voyant')

/** The possible answers: a pending refund is confirmed or withdrawn by another member of staff. */
function Answers({ total, answer }: Dispute) {
  if (answer) return <Proposal {...answer} />
  const amount = {
    name: 'amount',
    label: 'Montant en euros',
    hint: 'Au-dessus de 100\u00a0€ par jour et par personne, quelqu’un d’autre de l’équipe confirme.',
    initial: asTyped(total),
    sent: (text: string) => centsOf(text) ?? text,
  }
  const bearer = {
    name: 'bearer',
    label: 'Qui le rend',
    hint: 'Le crédit et le temps offerts reviennent dans la même proportion.',
    initial: 'psychic',
    choices: choicesOf(borne),
  }
  return (
    <p className="acts">
      <ActButton name="refund" label="Rembourser" asks={[amount, bearer, told]} />
      <ActButton name="reject" label="Rejeter" asks={[told]} tone="error" />
    </p>
  )
}

const DisputePage = () => (
  <Sheet<Dispute>>
    {(row) => (
      <>
        {row.other ? <Alert severity="warning">{row.other} vient d’ouvrir cette contestation.</Alert> : null}
        <Part title={`${row.client.firstName} conteste une consultation avec ${row.psychic}`}>
          <blockquote>{row.reason}</blockquote>
          {row.hearing ? (
            <>
              <p>
                Ce que dit {row.psychic}, le {inDayAndHour(row.hearing.at)}&nbsp;:
              </p>
              <blockquote>{row.hearing.text}</blockquote>
            </>
          ) : (
            <p>
              {row.heardUntil
                ? `${row.psychic} n’a pas encore donné sa version. Jusqu’au ${inDayAndHour(row.heardUntil)}, un remboursement ne peut pas reprendre sa part.`
                : `${row.psychic} n’a rien dit.`}
            </p>
          )}
          <Facts
            of={{
              [fields.status]: values.status[row.status],
              [fields.openedAt]: `${inDayAndHour(row.openedAt)}, il y a ${row.hours}\u00a0h`,
              Consultation: inDayAndHour(row.requestedAt),
              'Temps compté': inMinutes(row.seconds),
              'Dont offert': inMinutes(row.freeSeconds),
              [fields.total]: inEuros(row.total),
              [fields.refund]: row.answer?.isSettled ? inEuros(row.answer.refund) : null,
              [borneBy]: row.answer?.isSettled && row.answer.bearer ? borne[row.answer.bearer] : null,
              Réponse: row.answer?.isSettled ? `${row.answer.reason} (${deciders(row.answer)})` : null,
            }}
          />
        </Part>
        {row.status === 'pending' ? <Answers {...row} /> : null}
        <Part title="Déroulement">
          <Timeline of={row.timeline} />
        </Part>
      </>
    )}
  </Sheet>
)

export const disputes: Area = {
  name: 'disputes',
  can: 'disputes.answer',
  icon: DisputeIcon,
  words,
  list: DisputeList,
  show: DisputePage,
  recordRepresentation: ({ id }: Dispute) => `n°\u00a0${id}`,
}
