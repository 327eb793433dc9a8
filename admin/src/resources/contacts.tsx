import ContactIcon from '@mui/icons-material/Mail'
import { DateInput, Link, SelectInput, TextInput } from 'react-admin'
import type { z } from 'zod'
import type { openedMessage } from '../../../src/features/rights/contact/contract.server.ts'
import { texts } from '../../../src/features/rights/contact/texts.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { answer, reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, wordsOf } from '../words.ts'

type Message = z.output<typeof openedMessage>

const subjects = wordsOf(texts, 'subject.')

const words = {
  name: 'Message |||| Messages',
  fields: {
    id: 'N°',
    reference: 'Référence',
    subject: 'Objet',
    sentAt: 'Envoyé le',
    closedAt: 'Traité le',
    closed: 'Traité',
    sentFrom: 'Envoyé depuis le',
    sentTo: 'Envoyé jusqu’au',
  },
  values: { subject: subjects },
}
const { fields } = words

const MessageList = () => (
  <Listing
    sort={{ field: 'id', order: 'ASC' }}
    narrowed={{ closed: 'no' }}
    filters={[
      <SelectInput key="closed" source="closed" choices={choicesOf({ yes: 'oui', no: 'non' })} alwaysOn />,
      <SelectInput key="subject" source="subject" choices={choicesOf(subjects)} />,
      <TextInput key="reference" source="reference" />,
      <DateInput key="from" source="sentFrom" />,
      <DateInput key="to" source="sentTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="sentAt" sortable />
    <ChoiceColumn source="subject" />
    <TextColumn source="reference" />
    <MomentColumn source="closedAt" />
  </Listing>
)

const MessagePage = () => (
  <Sheet<Message>>
    {(row) => (
      <>
        <Part title={subjects[row.subject] ?? row.subject}>
          <p className="said">{row.message}</p>
          <Facts
            of={{
              De: `${row.name}, ${row.emailAddress}`,
              [fields.reference]: row.reference,
              [fields.sentAt]: inDayAndHour(row.sentAt),
              Voyant: row.psychicId && <Link to={`/psychics/${row.psychicId}/show`}>n°&nbsp;{row.psychicId}</Link>,
              Client: row.clientId && <Link to={`/clients/${row.clientId}/show`}>n°&nbsp;{row.clientId}</Link>,
            }}
          />
        </Part>
        {row.closedAt ? (
          <Part title={`${row.answer === null ? 'Classé sans réponse' : 'Répondu'} le ${inDayAndHour(row.closedAt)}`}>
            <p className="said">{row.answer}</p>
          </Part>
        ) : (
          <p className="acts">
            <ActButton
              name="answer"
              label="Répondre"
              asks={[answer('Réponse, envoyée par e-mail')]}
              done="Votre réponse est partie."
            />
            <ActButton
              name="close"
              label="Classer sans répondre"
              asks={[reason('Raison, pour le registre', 'La personne n’en est pas prévenue.')]}
              tone="error"
              done="Le message est classé."
            />
          </p>
        )}
      </>
    )}
  </Sheet>
)

export const contacts: Area = {
  name: 'contacts',
  can: 'messages.answer',
  icon: ContactIcon,
  words,
  list: MessageList,
  show: MessagePage,
  recordRepresentation: ({ reference }: Message) => reference,
}
