import AppointmentIcon from '@mui/icons-material/Event'
import { DateInput, Link, NumberInput, SelectInput } from 'react-admin'
import type { AppointmentRow } from '../../../src/features/consult/appointments/appointments.resource.server.ts'
import type { appointmentsContract } from '../../../src/features/consult/appointments/contract.server.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import { inDayAndHour, perMinute } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Figures } from '../parts/figures.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const states = {
  asked: 'à confirmer',
  confirmed: 'confirmé',
  refused: 'refusé',
  lapsed: 'sans réponse à temps',
  cancelled: 'annulé',
  kept: 'tenu',
  'client-absent': 'client absent',
  'psychic-absent': 'voyant absent, crédit offert',
  unmet: 'n’a pas eu lieu',
}

const words = {
  name: 'Rendez-vous |||| Rendez-vous',
  fields: {
    id: 'N°',
    startsAt: 'Commence le',
    endsAt: 'Se termine le',
    state: 'État',
    channel: 'Moyen',
    clientId: 'N° du client',
    client: 'Client',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    pricePerMinute: 'Prix à la minute, au plus',
    bookedAt: 'Pris le',
    endedBy: 'Mis fin par',
    late: 'Annulé tard',
    consultationId: 'N° de la consultation',
    startsFrom: 'Depuis le',
    startsTo: 'Jusqu’au',
  },
  values: {
    state: states,
    channel: { chat: 'tchat', phone: 'téléphone', 'web-call': 'appel web' },
    endedBy: { client: 'le client', psychic: 'le voyant', house: 'la maison' },
    late: { true: 'à moins de 2\u00a0h', false: '' },
  },
}

type FiguresOfDays = CallOutput<(typeof appointmentsContract)['readAppointmentFigures']>['figures']

const readFigures = async () =>
  (await ask<(typeof appointmentsContract)['readAppointmentFigures']>('GET', '/api/admin/appointment-figures')).figures

/** How the appointments of the last thirty days ended. */
const sayFigures = (of: FiguresOfDays) =>
  of.over === 0
    ? null
    : {
        'Rendez-vous passés': of.over,
        Tenus: of.kept,
        'Clients absents': of.clientAbsent,
        'Voyants absents': of.psychicAbsent,
        'Sans rencontre': of.unmet,
        Annulés: of.cancelled,
        'Refusés ou non confirmés': of.unconfirmed,
      }

const AppointmentList = () => (
  <>
    <Figures read={readFigures} say={sayFigures} />
    <Listing
      sort={{ field: 'startsAt', order: 'DESC' }}
      filters={[
        <SelectInput key="state" source="state" choices={choicesOf(states)} alwaysOn />,
        <NumberInput key="clientId" source="clientId" />,
        <NumberInput key="psychicId" source="psychicId" alwaysOn />,
        <DateInput key="from" source="startsFrom" />,
        <DateInput key="to" source="startsTo" />,
      ]}
    >
      <OpeningColumn source="id" sortable />
      <MomentColumn source="startsAt" sortable />
      <ChoiceColumn source="state" />
      <TextColumn source="client" />
      <TextColumn source="psychic" />
      <ChoiceColumn source="channel" />
      <EurosColumn source="pricePerMinute" />
      <ChoiceColumn source="endedBy" />
      <ChoiceColumn source="late" />
    </Listing>
  </>
)

const { fields, values } = words

const AppointmentPage = () => (
  <Sheet<AppointmentRow>>
    {(row) => (
      <Part title={`${row.client} et ${row.psychic}`}>
        <Facts
          of={{
            [fields.startsAt]: inDayAndHour(row.startsAt),
            [fields.endsAt]: inDayAndHour(row.endsAt),
            [fields.state]: states[row.state],
            [fields.endedBy]: row.endedBy && values.endedBy[row.endedBy],
            [fields.late]: row.late ? values.late.true : null,
            [fields.channel]: values.channel[row.channel],
            [fields.pricePerMinute]: perMinute(row.pricePerMinute),
            [fields.bookedAt]: inDayAndHour(row.bookedAt),
            [fields.client]: <Link to={`/clients/${row.clientId}/show`}>n°&nbsp;{row.clientId}</Link>,
            [fields.psychic]: <Link to={`/psychics/${row.psychicId}/show`}>n°&nbsp;{row.psychicId}</Link>,
            [fields.consultationId]: row.consultationId && (
              <Link to={`/consultations/${row.consultationId}/show`}>n°&nbsp;{row.consultationId}</Link>
            ),
          }}
        />
      </Part>
    )}
  </Sheet>
)

export const appointments: Area = {
  name: 'appointments',
  can: 'clients.read',
  icon: AppointmentIcon,
  words,
  list: AppointmentList,
  show: AppointmentPage,
  recordRepresentation: ({ id }: AppointmentRow) => `n°\u00a0${id}`,
}
