import ComplaintIcon from '@mui/icons-material/ReportProblem'
import Alert from '@mui/material/Alert'
import { DateInput, Link, SelectInput, TextInput } from 'react-admin'
import type { z } from 'zod'
import type { openedComplaint } from '../../../src/features/rights/complaints/contract.server.ts'
import { inDay, inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { DayColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { answer } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

type Complaint = z.output<typeof openedComplaint>

const words = {
  name: 'Réclamation |||| Réclamations',
  fields: {
    id: 'N°',
    reference: 'Référence',
    name: 'Nom',
    about: 'Au sujet de',
    madeAt: 'Reçue le',
    answerBy: 'Réponse promise pour le',
    takenBy: 'Suivie par',
    answeredAt: 'Répondue le',
    answered: 'Répondue',
    madeFrom: 'Reçue depuis le',
    madeTo: 'Reçue jusqu’au',
  },
}
const { fields } = words

const lateness = {
  taken: 'À prendre en charge\u00a0: plus de 48 heures ont passé.',
  answer: 'La réponse est en retard.',
}

const ComplaintList = () => (
  <Listing
    sort={{ field: 'madeAt', order: 'ASC' }}
    narrowed={{ answered: 'no' }}
    filters={[
      <SelectInput key="answered" source="answered" choices={choicesOf({ yes: 'oui', no: 'non' })} alwaysOn />,
      <TextInput key="reference" source="reference" />,
      <DateInput key="from" source="madeFrom" />,
      <DateInput key="to" source="madeTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="madeAt" sortable />
    <TextColumn source="name" />
    <TextColumn source="about" />
    <TextColumn source="takenBy" />
    <DayColumn source="answerBy" />
    <MomentColumn source="answeredAt" />
  </Listing>
)

const ComplaintPage = () => (
  <Sheet<Complaint>>
    {(row) => (
      <>
        {row.late ? <Alert severity="warning">{lateness[row.late]}</Alert> : null}
        <Part title={`Ce que dit ${row.name}`}>
          <p className="said">{row.text}</p>
          <Facts
            of={{
              [fields.about]: row.about,
              [fields.reference]: row.reference,
              'Adresse de réponse': row.email,
              [fields.madeAt]: inDayAndHour(row.madeAt),
              [fields.answerBy]: inDay(row.answerBy),
              [fields.takenBy]: row.isMine ? 'vous' : row.takenBy,
              Client: row.clientId && <Link to={`/clients/${row.clientId}/show`}>n°&nbsp;{row.clientId}</Link>,
            }}
          />
        </Part>
        {row.answeredAt ? (
          <Part title={`Répondu le ${inDayAndHour(row.answeredAt)} par ${row.answeredBy}`}>
            <p className="said">{row.answer}</p>
          </Part>
        ) : (
          <p className="acts">
            <ActButton
              name="answer"
              label="Répondre et clore"
              asks={[answer('Réponse, envoyée par e-mail et lisible dans le compte')]}
              done="La réponse est partie et la réclamation est close."
            />
            {row.isMine ? null : (
              <ActButton name="take" label={row.takenBy ? 'Reprendre cette réclamation' : 'La prendre en charge'} />
            )}
          </p>
        )}
      </>
    )}
  </Sheet>
)

export const complaints: Area = {
  name: 'complaints',
  can: 'complaints.answer',
  icon: ComplaintIcon,
  words,
  list: ComplaintList,
  show: ComplaintPage,
  recordRepresentation: ({ id }: Complaint) => `n°\u00a0${id}`,
}
