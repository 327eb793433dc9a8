import QueueIcon from '@mui/icons-material/HourglassEmpty'
import { Link, NumberInput, SelectInput } from 'react-admin'
import type { queueContract } from '../../../src/features/consult/queue/contract.server.ts'
import type { TicketLine } from '../../../src/features/consult/queue/tickets.resource.server.ts'
import type { pushContract } from '../../../src/features/people/push/contract.server.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import { inDayAndHour, inMinutes } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn, TimeColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Figures } from '../parts/figures.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const states = {
  waiting: 'attend',
  called: 'son tour',
  entered: 'entré',
  lapsed: 'tour passé',
  left: 'parti',
  dissolved: 'file terminée',
}

const words = {
  name: 'Attente |||| Attentes',
  fields: {
    id: 'N°',
    takenAt: 'Place prise le',
    clientId: 'N° du client',
    client: 'Client',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    channel: 'Moyen',
    way: 'Prévenu',
    state: 'État',
    wait: 'Attente jusqu’au tour',
    announcedFrom: 'Annoncé, minutes au moins',
    announcedTo: 'Annoncé, minutes au plus',
    overAt: 'Terminée le',
  },
  values: {
    state: states,
    channel: { chat: 'chat', phone: 'téléphone', 'web-call': 'appel en ligne' },
    way: { page: 'sur le site', push: 'par notification', email: 'par e-mail', sms: 'par SMS' },
  },
}
const { fields } = words

type Calls = typeof queueContract
type WaitFigures = CallOutput<Calls['readQueueFigures']>['figures']

const readFigures = async () => (await ask<Calls['readQueueFigures']>('GET', '/api/admin/queue-figures')).figures

/** How long people waited within thirty days, and whether what was announced was true. */
const sayFigures = ({ taken, entered, lapsed, left, dissolved, medianWait, announced, insidePercent }: WaitFigures) =>
  taken === 0
    ? null
    : {
        'Attentes terminées': taken,
        Entrées: entered,
        'Tours passés': lapsed,
        Parties: left,
        'Files terminées': dissolved,
        'Attente médiane jusqu’au tour': medianWait === null ? null : inMinutes(medianWait),
        'Dans la fourchette annoncée': insidePercent === null ? null : `${insidePercent}\u00a0% de ${announced}`,
      }

type PushCalls = typeof pushContract
type PushFigures = CallOutput<PushCalls['readPushFigures']>['figures']

const readPush = async () => (await ask<PushCalls['readPushFigures']>('GET', '/api/admin/push-figures')).figures

/** What became of notifications, most of which tell those who wait. */
const sayPush = ({ all, sent, gone, refused, late, refusedPercent, medianSeconds }: PushFigures) =>
  all === 0
    ? null
    : {
        Prises: sent,
        'Délai médian': medianSeconds === null ? null : inMinutes(medianSeconds),
        Refusées: `${refused} (${refusedPercent}\u00a0%)`,
        'Appareils qui ne sont plus abonnés': gone,
        'Devenues inutiles avant d’être prises': late,
      }

const TicketList = () => (
  <>
    <Figures read={readFigures} say={sayFigures} />
    <Figures title="Notifications, trente derniers jours" read={readPush} say={sayPush} />
    <Listing
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        <SelectInput key="state" source="state" choices={choicesOf(states)} alwaysOn />,
        <NumberInput key="clientId" source="clientId" alwaysOn />,
        <NumberInput key="psychicId" source="psychicId" />,
      ]}
    >
      <OpeningColumn source="id" sortable />
      <MomentColumn source="takenAt" />
      <TextColumn source="client" />
      <TextColumn source="psychic" />
      <ChoiceColumn source="channel" />
      <ChoiceColumn source="state" />
      <TimeColumn source="wait" />
    </Listing>
  </>
)

const TicketPage = () => (
  <Sheet<TicketLine>>
    {(row) => (
      <Part title={`${row.client}, pour ${row.psychic}`}>
        <Facts
          of={{
            [fields.state]: states[row.state],
            [fields.takenAt]: inDayAndHour(row.takenAt),
            [fields.channel]: words.values.channel[row.channel as 'chat'],
            [fields.way]: words.values.way[row.way as 'page'],
            [fields.announcedFrom]: row.announcedFrom,
            [fields.announcedTo]: row.announcedTo,
            [fields.wait]: row.wait === null ? null : inMinutes(row.wait),
            [fields.overAt]: row.overAt && inDayAndHour(row.overAt),
            [fields.client]: <Link to={`/clients/${row.clientId}/show`}>n°&nbsp;{row.clientId}</Link>,
          }}
        />
      </Part>
    )}
  </Sheet>
)

export const tickets: Area = {
  name: 'tickets',
  can: 'clients.read',
  icon: QueueIcon,
  words,
  list: TicketList,
  show: TicketPage,
  recordRepresentation: ({ id }: TicketLine) => `n°\u00a0${id}`,
}
