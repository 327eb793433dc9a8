import CareIcon from '@mui/icons-material/VolunteerActivism'
import { SelectInput } from 'react-admin'
import type { OpenedAlert } from '../../../src/features/consult/care/open-alert.server.ts'
import { texts } from '../../../src/features/consult/care/texts.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Conversation } from '../parts/conversation.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, wordsOf } from '../words.ts'
import { Held, outcomeAsked, Waiting } from './care-alerts/held.tsx'
import { Presses } from './care-alerts/presses.tsx'

const words = {
  name: 'Alerte de détresse |||| Alertes de détresse',
  fields: {
    id: 'N°',
    kind: 'Nature',
    topic: 'Sujet',
    raisedAt: 'Reçue le',
    consultationId: 'N° de la consultation',
    seenBy: 'Vue par',
    closedAt: 'Close le',
    closed: 'Close',
    held: 'En attente',
    heldUntil: 'Rendu sans décision le',
  },
  values: {
    kind: { distress: 'mots de détresse', danger: 'alerte du voyant', report: 'signalement' },
    topic: wordsOf(texts, 'topic.'),
    closed: { no: 'non', yes: 'oui' },
  },
} as const
const { fields, values } = words

const AlertList = () => (
  <>
    <Presses />
    <Listing
      sort={{ field: 'raisedAt', order: 'ASC' }}
      narrowed={{ closed: 'no' }}
      filters={[
        <SelectInput key="closed" source="closed" choices={choicesOf(values.closed)} alwaysOn />,
        <SelectInput key="kind" source="kind" choices={choicesOf(values.kind)} alwaysOn />,
      ]}
    >
      <OpeningColumn source="id" sortable />
      <MomentColumn source="raisedAt" sortable />
      <ChoiceColumn source="kind" />
      <ChoiceColumn source="topic" />
      <TextColumn source="consultationId" />
      <TextColumn source="seenBy" />
      <EurosColumn source="held" />
      <MomentColumn source="heldUntil" />
      <MomentColumn source="closedAt" />
    </Listing>
  </>
)

const Close = ({ kind, hold }: OpenedAlert) => {
  const isReport = kind === 'report'
  const ask = isReport
    ? {
        label: 'Ce que vous avez décidé, dit à la personne',
        hint: 'Votre réponse part par e-mail. Le voyant ne la reçoit pas.',
      }
    : { label: 'Ce qui a été fait', hint: 'La personne peut le lire dans la copie de ses données.' }
  return (
    <p className="acts">
      <ActButton
        name="close"
        label={isReport ? 'Répondre et clore' : 'Clore l’alerte'}
        asks={[{ name: 'answer', long: true, ...ask }, ...(hold && !hold.isSettled ? [outcomeAsked] : [])]}
        done="C’est enregistré."
      />
    </p>
  )
}

const Acts = (row: OpenedAlert) => {
  const { hold } = row
  if (row.closedAt) return null
  if (hold?.outcome && !hold.isSettled) return <Waiting hold={{ ...hold, outcome: hold.outcome }} />
  return <Close {...row} />
}

const AlertPage = () => (
  <Sheet<OpenedAlert>>
    {(row) => (
      <>
        <Part title={`${row.client.firstName}, avec ${row.psychic.name}`}>
          {row.words ? <blockquote>{row.words}</blockquote> : null}
          <Facts
            of={{
              [fields.kind]: values.kind[row.kind],
              [fields.topic]: row.topic && values.topic[row.topic],
              [fields.raisedAt]: inDayAndHour(row.raisedAt),
              Consultation: `n°\u00a0${row.consultationId}, ${inDayAndHour(row.requestedAt)}`,
              'Autres alertes de cette personne': String(row.others),
              [fields.seenBy]: row.seenBy,
              [fields.closedAt]: row.closedAt && `${inDayAndHour(row.closedAt)}, par ${row.closedBy}`,
              'Ce qui a été fait': row.answer,
            }}
          />
        </Part>
        {row.hold ? <Held hold={row.hold} presses={row.presses} /> : null}
        <Conversation of={row.consultationId} clientName={row.client.firstName} psychicName={row.psychic.name} />
        <Acts {...row} />
      </>
    )}
  </Sheet>
)

export const careAlerts: Area = {
  name: 'care-alerts',
  can: 'care.answer',
  icon: CareIcon,
  words,
  list: AlertList,
  show: AlertPage,
  recordRepresentation: ({ id }: OpenedAlert) => `n°\u00a0${id}`,
}
