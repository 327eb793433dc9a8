import TextIcon from '@mui/icons-material/Sms'
import { DateInput, Link, NumberInput, SelectInput } from 'react-admin'
import { texts } from '../../../src/features/consult/consultations/texts.ts'
import type { textQuestionsContract } from '../../../src/features/consult/text-questions/contract.server.ts'
import type { TextQuestionRow } from '../../../src/features/consult/text-questions/text-questions.resource.server.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import { inDayAndHour, inEuros, inMinutes } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Figures } from '../parts/figures.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, wordsOf } from '../words.ts'

const statuses = wordsOf(texts, 'status.')
const disputes = wordsOf(texts, 'dispute.')
const deliveries: Readonly<Record<string, string>> = {
  sending: 'en cours d’envoi',
  sent: 'envoyée',
  delivered: 'reçue',
  account: 'dans le compte seulement',
}
const ways: Readonly<Record<string, string>> = { page: 'le site', text: 'un SMS' }

const words = {
  name: 'Question par SMS |||| Questions par SMS',
  fields: {
    id: 'N°',
    requestedAt: 'Posée le',
    status: 'État',
    cameBy: 'Posée par',
    clientId: 'N° du client',
    client: 'Client',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    pricePerAnswer: 'Prix de la réponse',
    dueAt: 'Attendue avant le',
    answeredAt: 'Répondue le',
    parts: 'SMS',
    delivery: 'Remise',
    total: 'Payé',
    dispute: 'Contestation',
    requestedFrom: 'Posée depuis le',
    requestedTo: 'Posée jusqu’au',
  },
  values: { status: statuses, delivery: deliveries, dispute: disputes, cameBy: ways },
}
const { fields } = words

type FiguresOfDays = CallOutput<(typeof textQuestionsContract)['readTextQuestionFigures']>['figures']

const readFigures = async () =>
  (await ask<(typeof textQuestionsContract)['readTextQuestionFigures']>('GET', '/api/admin/text-question-figures'))
    .figures

/** How soon questions of thirty days were answered. */
const sayFigures = ({ asked, answered, unanswered, declined, cancelled, waiting, medianWait }: FiguresOfDays) =>
  asked === 0
    ? null
    : {
        'Questions posées': asked,
        'Avec une réponse': answered,
        'Sans réponse à temps': unanswered,
        Refusées: declined,
        'Annulées par leur client': cancelled,
        'En attente': waiting,
        'Délai médian de réponse': medianWait === null ? null : inMinutes(medianWait),
      }

const TextQuestionList = () => (
  <>
    <Figures read={readFigures} say={sayFigures} />
    <Listing
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        <SelectInput key="status" source="status" choices={choicesOf(statuses)} alwaysOn />,
        <NumberInput key="clientId" source="clientId" alwaysOn />,
        <NumberInput key="psychicId" source="psychicId" />,
        <DateInput key="from" source="requestedFrom" />,
        <DateInput key="to" source="requestedTo" />,
      ]}
    >
      <OpeningColumn source="id" sortable />
      <MomentColumn source="requestedAt" sortable />
      <ChoiceColumn source="status" />
      <TextColumn source="client" />
      <TextColumn source="psychic" />
      <MomentColumn source="answeredAt" />
      <ChoiceColumn source="delivery" />
      <EurosColumn source="total" />
      <ChoiceColumn source="dispute" />
    </Listing>
  </>
)

const TextQuestionPage = () => (
  <Sheet<TextQuestionRow>>
    {(row) => (
      <Part title={`Question n°\u00a0${row.id}, ${row.client} à ${row.psychic}`}>
        <Facts
          of={{
            [fields.status]: statuses[row.status as 'asked'],
            [fields.cameBy]: row.cameBy && ways[row.cameBy],
            [fields.requestedAt]: inDayAndHour(row.requestedAt),
            [fields.dueAt]: row.dueAt && inDayAndHour(row.dueAt),
            [fields.answeredAt]: row.answeredAt && inDayAndHour(row.answeredAt),
            [fields.parts]: row.parts,
            [fields.delivery]: row.delivery && deliveries[row.delivery],
            [fields.pricePerAnswer]: row.pricePerAnswer === null ? null : inEuros(row.pricePerAnswer),
            [fields.total]: row.total === null ? null : inEuros(row.total),
            [fields.dispute]: row.dispute && disputes[row.dispute as 'pending'],
            [fields.client]: <Link to={`/clients/${row.clientId}/show`}>n°&nbsp;{row.clientId}</Link>,
            Consultation: <Link to={`/consultations/${row.id}/show`}>reçu, déroulement et conversation</Link>,
          }}
        />
      </Part>
    )}
  </Sheet>
)

export const textQuestions: Area = {
  name: 'text-questions',
  can: 'clients.read',
  icon: TextIcon,
  words,
  list: TextQuestionList,
  show: TextQuestionPage,
  recordRepresentation: ({ id }: TextQuestionRow) => `n°\u00a0${id}`,
}
