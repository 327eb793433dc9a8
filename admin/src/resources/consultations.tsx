import ConsultationIcon from '@mui/icons-material/Forum'
import { DateInput, Link, NumberInput, SelectInput } from 'react-admin'
import type { OpenedConsultation } from '../../../src/features/consult/consultations/open-consultation.server.ts'
import { texts } from '../../../src/features/consult/consultations/texts.ts'
import { inDayAndHour, inEuros, inMinutes, perMinute } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn, TimeColumn } from '../parts/columns.tsx'
import { Conversation } from '../parts/conversation.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { choicesOf, wordsOf } from '../words.ts'

const statuses = wordsOf(texts, 'status.')
const disputes = wordsOf(texts, 'dispute.')

const words = {
  name: 'Consultation |||| Consultations',
  fields: {
    id: 'N°',
    requestedAt: 'Demandée le',
    status: 'État',
    channel: 'Moyen',
    clientId: 'N° du client',
    client: 'Client',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    pricePerMinute: 'Prix à la minute',
    seconds: 'Temps compté',
    total: 'Total',
    dispute: 'Contestation',
    campaign: 'Campagne',
    requestedFrom: 'Demandée depuis le',
    requestedTo: 'Demandée jusqu’au',
  },
  values: {
    status: statuses,
    channel: { chat: 'chat', phone: 'téléphone', 'web-call': 'appel en ligne', sms: 'SMS' },
    dispute: disputes,
  },
}
const { fields } = words

const ConsultationList = () => (
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
    <TimeColumn source="seconds" />
    <EurosColumn source="total" />
    <ChoiceColumn source="dispute" />
    <TextColumn source="campaign" />
  </Listing>
)

const care = { held: 'montant en attente', returned: 'rendue', charged: 'facturée' }

function Receipt({ of }: { of: NonNullable<OpenedConsultation['receipt']> }) {
  return (
    <Part title="Reçu">
      <Facts
        of={{
          [fields.seconds]: inMinutes(of.seconds),
          'Dont offert': inMinutes(of.freeSeconds + of.giftSeconds),
          [fields.total]: inEuros(of.total),
          'Dont payé avec du crédit dont la TVA est déjà facturée': of.taxed > 0 ? inEuros(of.taxed) : null,
          'Dont TVA': inEuros(of.vat),
          'Crédit avant': inEuros(of.balanceBefore),
          'Crédit après': inEuros(of.balanceAfter),
          'Moins d’une minute': of.waived ? 'offerte' : null,
          Preuve: of.proof ? <code>{of.proof.slice(0, 16)}</code> : null,
          'Arrêtée par précaution': of.care ? care[of.care] : null,
          [fields.dispute]: of.dispute ? disputes[of.dispute] : null,
        }}
      />
    </Part>
  )
}

const ConsultationPage = () => (
  <Sheet<OpenedConsultation>>
    {(row) => (
      <>
        <Part title={`${row.client.firstName} et ${row.psychic.name}`}>
          <Facts
            of={{
              [fields.status]: statuses[row.status],
              [fields.requestedAt]: inDayAndHour(row.requestedAt),
              [fields.channel]: words.values.channel[row.channel as 'chat'],
              [fields.pricePerMinute]: perMinute(row.pricePerMinute),
              [fields.client]: <Link to={`/clients/${row.client.id}/show`}>n°&nbsp;{row.client.id}</Link>,
            }}
          />
        </Part>
        <Part title="Déroulement">
          <Timeline of={row.timeline} />
        </Part>
        {row.receipt ? <Receipt of={row.receipt} /> : null}
        <Conversation of={row.id} clientName={row.client.firstName} psychicName={row.psychic.name} />
      </>
    )}
  </Sheet>
)

export const consultations: Area = {
  name: 'consultations',
  can: 'clients.read',
  icon: ConsultationIcon,
  words,
  list: ConsultationList,
  show: ConsultationPage,
  recordRepresentation: ({ id }: OpenedConsultation) => `n°\u00a0${id}`,
}
