import GiftIcon from '@mui/icons-material/CardGiftcard'
import { DateInput, NumberInput, SelectInput } from 'react-admin'
import type { TimeGiftRow } from '../../../src/features/consult/time-gifts/time-gifts.resource.server.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, MomentColumn, TextColumn, TimeColumn } from '../parts/columns.tsx'
import { Listing } from '../parts/listing.tsx'
import { choicesOf } from '../words.ts'

const sources = { psychic: 'le voyant, sur ses minutes', reward: 'des points de fidélité' }

const words = {
  name: 'Minutes offertes |||| Minutes offertes',
  fields: {
    id: 'N°',
    givenAt: 'Offertes le',
    source: 'Par',
    clientId: 'N° du client',
    client: 'Client',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    seconds: 'Durée',
    left: 'Non utilisées',
    endsAt: 'Valables jusqu’au',
    givenFrom: 'Depuis le',
    givenTo: 'Jusqu’au',
  },
  values: { source: sources },
}

const GiftList = () => (
  <Listing
    sort={{ field: 'givenAt', order: 'DESC' }}
    filters={[
      <SelectInput key="source" source="source" choices={choicesOf(sources)} alwaysOn />,
      <NumberInput key="psychicId" source="psychicId" alwaysOn />,
      <NumberInput key="clientId" source="clientId" />,
      <DateInput key="from" source="givenFrom" />,
      <DateInput key="to" source="givenTo" />,
    ]}
  >
    <TextColumn source="id" sortable />
    <MomentColumn source="givenAt" sortable />
    <ChoiceColumn source="source" />
    <TextColumn source="client" />
    <TextColumn source="psychic" />
    <TimeColumn source="seconds" />
    <TimeColumn source="left" />
    <MomentColumn source="endsAt" />
  </Listing>
)

export const timeGifts: Area = {
  name: 'time-gifts',
  can: 'payouts.hold',
  icon: GiftIcon,
  words,
  list: GiftList,
  recordRepresentation: ({ id }: TimeGiftRow) => `n°\u00a0${id}`,
}
