import BounceIcon from '@mui/icons-material/UnsubscribeOutlined'
import { DateInput, NumberInput, useRecordContext } from 'react-admin'
import type { BounceRow } from '../../../src/features/people/bounces/bounces.resource.server.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { column, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'

const words = {
  name: 'E-mail refusé |||| E-mails refusés',
  fields: {
    id: 'N°',
    mark: 'Adresse (empreinte)',
    status: 'Réponse du serveur',
    at: 'Refusée depuis le',
    from: 'Refusée à partir du',
    to: 'Refusée jusqu’au',
  },
}
const { fields } = words

const meanings: Readonly<Record<number, string>> = {
  550: 'boîte inconnue ou fermée',
  551: 'boîte partie ailleurs',
  552: 'boîte pleine',
  553: 'adresse mal formée',
  554: 'message refusé',
}
const said = (status: number) => (meanings[status] ? `${status}, ${meanings[status]}` : String(status))

const StatusColumn = column(function Status({ source }) {
  const status = useRecordContext<BounceRow>()?.[source as 'status']
  return status === undefined ? null : said(status)
})

const BounceList = () => (
  <Listing
    sort={{ field: 'at', order: 'DESC' }}
    filters={[
      <NumberInput key="status" source="status" alwaysOn />,
      <DateInput key="from" source="from" />,
      <DateInput key="to" source="to" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <TextColumn source="mark" />
    <StatusColumn source="status" />
    <MomentColumn source="at" sortable />
  </Listing>
)

const BouncePage = () => (
  <Sheet<BounceRow>>
    {({ id, mark, status, at }) => (
      <Part title={`Refus n°\u00a0${id}`}>
        <p>L’adresse n’est pas gardée, seulement son empreinte. Rien d’autre que le nécessaire ne lui est écrit.</p>
        <Facts
          of={{
            [fields.mark]: <code>{mark}</code>,
            [fields.status]: said(status),
            [fields.at]: inDayAndHour(at),
          }}
        />
        <p className="acts">
          <ActButton
            name="allow"
            label="Écrire de nouveau à cette adresse"
            asks={[reason('Raison')]}
            done="L’adresse reçoit de nouveau nos e-mails. Un nouveau refus la remettrait dans la liste."
          />
        </p>
      </Part>
    )}
  </Sheet>
)

export const bounces: Area = {
  name: 'bounces',
  can: 'clients.read',
  icon: BounceIcon,
  words,
  list: BounceList,
  show: BouncePage,
  recordRepresentation: ({ id }: BounceRow) => `n°\u00a0${id}`,
}
