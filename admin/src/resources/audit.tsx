import HistoryIcon from '@mui/icons-material/HistoryEdu'
import Button from '@mui/material/Button'
import { AutocompleteInput, DateInput, type HttpError, NumberInput, TextInput, useNotify } from 'react-admin'
import { actTexts } from '../../../src/features/house/staff/act-texts.ts'
import { texts } from '../../../src/features/house/staff/texts.ts'
import type { AuditRow } from '../../../src/features/people/members/audit.resource.server.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, wordsOf } from '../words.ts'

const acts: Readonly<Record<string, string>> = actTexts.entries
const roles = wordsOf(texts, 'role.')

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
  values: { act: acts, actorRole: roles },
}
const { fields } = words

/** Verifies the whole hash chain again. */
function VerifyButton() {
  const notify = useNotify()
  const verify = async () => {
    const { faults } = await ask<{ faults: number[] }>('POST', '/api/admin/audit/verify')
    if (faults.length === 0) return notify(texts.entries.intact, { type: 'success' })
    notify(texts.entries.touched.replace('{ids}', faults.slice(0, 20).join(', ')), { type: 'error' })
  }
  const press = () => verify().catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))
  return (
    <Button size="small" onClick={() => void press()}>
      Vérifier la chaîne
    </Button>
  )
}

const AuditList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    actions={<VerifyButton />}
    filters={[
      <AutocompleteInput key="act" source="act" choices={choicesOf(acts)} alwaysOn />,
      <NumberInput key="actorId" source="actorId" />,
      <TextInput key="subject" source="subject" />,
      <DateInput key="from" source="from" />,
      <DateInput key="to" source="to" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="at" />
    <TextColumn source="actor" />
    <ChoiceColumn source="actorRole" />
    <ChoiceColumn source="act" />
    <TextColumn source="subject" />
    <TextColumn source="reason" />
  </Listing>
)

const AuditPage = () => (
  <Sheet<AuditRow>>
    {(row) => (
      <Part title={acts[row.act] ?? row.act}>
        <Facts
          of={{
            [fields.at]: inDayAndHour(row.at),
            [fields.actor]: row.actor ?? row.actorId,
            [fields.actorRole]: roles[row.actorRole] ?? row.actorRole,
            [fields.subject]: row.subject,
            [fields.reason]: row.reason,
            [fields.details]: <code>{JSON.stringify(row.details)}</code>,
            [fields.requestId]: row.requestId,
          }}
        />
      </Part>
    )}
  </Sheet>
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
