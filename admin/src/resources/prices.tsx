import PriceIcon from '@mui/icons-material/PriceChange'
import { DateInput, Link, NumberInput, useRecordContext } from 'react-admin'
import type { PriceRow } from '../../../src/features/money/psychic-management/prices.resource.server.ts'
import { inDayAndHour, perMinute } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { column, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'

const words = {
  name: 'Prix demandé |||| Prix demandés',
  fields: {
    id: 'N°',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    pricePerMinute: 'Prix',
    since: 'Depuis le',
    until: 'Jusqu’au',
    lowest: 'Plus bas des 30\u00a0jours d’avant',
    rise: 'Écart au plus bas de 30\u00a0jours',
    setBy: 'Fixé par',
    reason: 'Raison',
    sinceFrom: 'À partir du',
    sinceTo: 'Au plus tard le',
  },
}
const { fields } = words

const inPercent = (rise: number | null) =>
  rise === null ? null : `${rise > 0 ? '+' : rise < 0 ? '−' : ''}${Math.abs(rise)}\u00a0%`

const PriceColumn = column(function Price({ source }) {
  const price = useRecordContext<PriceRow>()?.[source as 'pricePerMinute' | 'lowest']
  return price == null ? null : perMinute(price)
}, 'right')

const RiseColumn = column(function Rise({ source }) {
  return inPercent(useRecordContext<PriceRow>()?.[source as 'rise'] ?? null)
}, 'right')

const PriceList = () => (
  <Listing
    sort={{ field: 'since', order: 'DESC' }}
    filters={[
      <NumberInput key="psychicId" source="psychicId" alwaysOn />,
      <DateInput key="from" source="sinceFrom" />,
      <DateInput key="to" source="sinceTo" />,
    ]}
  >
    <OpeningColumn source="psychic" />
    <PriceColumn source="pricePerMinute" />
    <MomentColumn source="since" sortable />
    <MomentColumn source="until" />
    <RiseColumn source="rise" />
    <TextColumn source="setBy" />
    <TextColumn source="reason" />
  </Listing>
)

const PricePage = () => (
  <Sheet<PriceRow>>
    {(row) => (
      <Part title={`${row.psychic}, ${perMinute(row.pricePerMinute)}`}>
        <Facts
          of={{
            [fields.psychic]: <Link to={`/psychics/${row.psychicId}/show`}>{row.psychic}</Link>,
            [fields.since]: inDayAndHour(row.since),
            [fields.until]: row.until && inDayAndHour(row.until),
            [fields.lowest]: row.lowest !== null && perMinute(row.lowest),
            [fields.rise]: inPercent(row.rise),
            [fields.setBy]: row.setBy,
            [fields.reason]: row.reason,
          }}
        />
      </Part>
    )}
  </Sheet>
)

export const prices: Area = {
  name: 'prices',
  can: 'money.read',
  icon: PriceIcon,
  words,
  list: PriceList,
  show: PricePage,
  recordRepresentation: ({ psychic, pricePerMinute }: PriceRow) => `${psychic}, ${perMinute(pricePerMinute)}`,
}
