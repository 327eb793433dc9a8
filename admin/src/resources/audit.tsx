import HistoryIcon from '@mui/icons-material/HistoryEdu'
import { AutocompleteInput, DateInput, NumberInput, Show, SimpleShowLayout, TextField, TextInput } from 'react-admin'
import type { AuditRow } from '../../../src/features/staff/audit.resource.server.ts'
import { texts } from '../../../src/features/staff/texts.ts'
import type { Area } from '../area.ts'
import { Choice, ChoiceColumn, Json, Moment, MomentColumn, TextColumn } from '../parts/columns.tsx'
import { Listing } from '../parts/listing.tsx'
import { choicesOf, wordsOf } from '../words.ts'

const acts = wordsOf(texts, 'act.')

const words = {
  name: 'Registre |||| Registre',
  fields: {
    id: 'N°',
    at: 'Quand',
    actorId: 'N° de la personne',
    actor: 'Qui',
    actorRole: 'Rôle',
    act: 'Quoi',
    subject: 'Sur',
    reason: 'Raison',
    details: 'Détails',
    requestId: 'Demande',
    from: 'Depuis le',
    to: 'Jusqu’au',
  },
  values: { act: acts, actorRole: wordsOf(texts, 'role.') },
}

const AuditList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <AutocompleteInput key="act" source="act" choices={choicesOf(acts)} alwaysOn />,
      <NumberInput key="actorId" source="actorId" />,
      <TextInput key="subject" source="subject" />,
      <DateInput key="from" source="from" />,
      <DateInput key="to" source="to" />,
    ]}
  >
    <TextColumn source="id" sortable />
    <MomentColumn source="at" sortable={false} />
    <TextColumn source="actor" />
    <ChoiceColumn source="actorRole" />
    <ChoiceColumn source="act" />
    <TextColumn source="subject" />
    <TextColumn source="reason" />
  </Listing>
)

const AuditPage = () => (
  <Show actions={false}>
    <SimpleShowLayout>
      <Moment source="at" />
      <TextField source="actor" />
      <Choice source="actorRole" />
      <Choice source="act" />
      <TextField source="subject" />
      <TextField source="reason" />
      <Json source="details" />
      <TextField source="requestId" />
    </SimpleShowLayout>
  </Show>
)

export const audit: Area = {
  name: 'audit',
  can: 'audit.read',
  icon: HistoryIcon,
  words,
  list: AuditList,
  show: AuditPage,
  recordRepresentation: ({ id }: AuditRow) => `n°\u00a0${id}`,
}
