import MemberIcon from '@mui/icons-material/Badge'
import { Create, CreateButton, SelectInput, TextInput } from 'react-admin'
import { texts } from '../../../src/features/house/staff/texts.ts'
import type { MemberRow } from '../../../src/features/people/members/members.resource.server.ts'
import { inDay } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { KeptForm } from '../parts/kept-form.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, wordsOf } from '../words.ts'

const { machine: _, ...roles } = wordsOf(texts, 'role.')
const said = texts.entries

const words = {
  name: 'Membre |||| Équipe',
  fields: {
    id: 'N°',
    firstName: said.firstName,
    email: said.email,
    emailAddress: said.email,
    role: said.role,
    createdAt: 'Depuis le',
    enrolledAt: said.security,
    suspendedAt: 'Suspendu le',
    reason: said.reason,
  },
  values: { role: roles },
}
const { fields } = words

const MemberList = () => (
  <Listing
    sort={{ field: 'id', order: 'ASC' }}
    actions={<CreateButton label={said.inviteTitle} />}
    filters={[<SelectInput key="role" source="role" choices={choicesOf(roles)} alwaysOn />]}
  >
    <OpeningColumn source="id" sortable />
    <TextColumn source="firstName" />
    <TextColumn source="email" />
    <ChoiceColumn source="role" />
    <MomentColumn source="enrolledAt" />
    <MomentColumn source="suspendedAt" />
  </Listing>
)

const why = [reason(said.reason)]

const MemberPage = () => (
  <Sheet<MemberRow>>
    {(row) => (
      <>
        <Part title={row.firstName}>
          <Facts
            of={{
              [fields.email]: row.email,
              [fields.role]: roles[row.role],
              [fields.createdAt]: inDay(row.createdAt),
              [fields.enrolledAt]: row.enrolledAt ? `depuis le ${inDay(row.enrolledAt)}` : said.notEnrolled,
              [fields.suspendedAt]: row.suspendedAt && inDay(row.suspendedAt),
            }}
          />
        </Part>
        <p className="acts">
          <ActButton
            name="role"
            label="Changer de rôle"
            asks={[{ name: 'role', label: said.role, initial: row.role, choices: choicesOf(roles) }, ...why]}
            done={said['done.change']}
          />
          {row.suspendedAt ? (
            <ActButton name="restore" label={said.restore} asks={why} />
          ) : (
            <ActButton name="suspend" label={said.suspend} asks={why} tone="error" done={said['done.change']} />
          )}
          <ActButton name="reset-factor" label={said.resetFactor} asks={why} done={said['done.change']} />
        </p>
      </>
    )}
  </Sheet>
)

const MemberInvitation = () => (
  <Create redirect="list" title={said.inviteTitle}>
    <KeptForm save={said.invite}>
      <p>{said.inviteLead}</p>
      <TextInput source="emailAddress" type="email" autoComplete="off" required />
      <TextInput source="firstName" autoComplete="off" required />
      <SelectInput source="role" choices={choicesOf(roles)} required />
      <TextInput source="reason" multiline required />
    </KeptForm>
  </Create>
)

export const members: Area = {
  name: 'members',
  can: 'members.manage',
  icon: MemberIcon,
  words,
  list: MemberList,
  show: MemberPage,
  create: MemberInvitation,
  recordRepresentation: 'firstName',
}
