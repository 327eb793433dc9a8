import ReplyIcon from '@mui/icons-material/Reply'
import { DateInput, SelectInput } from 'react-admin'
import type { ReplyRow } from '../../../src/features/consult/replies/replies.resource.server.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'
import { ground, kinds } from './reviews.tsx'

const words = {
  name: 'Réponse à un avis |||| Réponses aux avis',
  fields: {
    id: 'N° de l’avis',
    status: 'État',
    psychic: 'Voyant',
    rating: 'Note',
    review: 'Avis',
    text: 'Réponse',
    version: 'Version',
    writtenAt: 'Écrite le',
    moderatedAt: 'Décidée le',
    reasonKind: 'Motif',
    refusalReason: 'Raison dite au voyant',
    writtenFrom: 'Écrite depuis le',
    writtenTo: 'Écrite jusqu’au',
  },
  values: { status: { pending: 'à relire', published: 'publiée', refused: 'refusée' } },
} as const
const { fields, values } = words

const ReplyList = () => (
  <Listing
    sort={{ field: 'writtenAt', order: 'ASC' }}
    narrowed={{ status: 'pending' }}
    filters={[
      <SelectInput key="status" source="status" choices={choicesOf(values.status)} alwaysOn />,
      <DateInput key="from" source="writtenFrom" />,
      <DateInput key="to" source="writtenTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="writtenAt" sortable />
    <ChoiceColumn source="status" />
    <TextColumn source="psychic" />
    <TextColumn source="text" />
  </Listing>
)

const ReplyPage = () => (
  <Sheet<ReplyRow>>
    {(row) => (
      <>
        <Part title={`L’avis, ${row.rating} sur 5`}>
          <p>{row.review}</p>
        </Part>
        <Part title={`La réponse de ${row.psychic}`}>
          <p>{row.text}</p>
          <Facts
            of={{
              [fields.status]: values.status[row.status],
              [fields.writtenAt]: inDayAndHour(row.writtenAt),
              [fields.moderatedAt]: row.moderatedAt && inDayAndHour(row.moderatedAt),
              [fields.reasonKind]: row.reasonKind && kinds[row.reasonKind],
              [fields.refusalReason]: row.refusalReason,
            }}
          />
        </Part>
        {row.status === 'pending' ? (
          <p className="acts">
            <ActButton
              name="publish"
              label="Publier"
              beside={{ version: row.version }}
              done="La réponse est publiée."
            />
            <ActButton
              name="refuse"
              label="Refuser"
              asks={ground}
              beside={{ version: row.version }}
              done="La réponse est refusée et le voyant est prévenu."
              tone="error"
            />
          </p>
        ) : null}
      </>
    )}
  </Sheet>
)

export const reviewReplies: Area = {
  name: 'review-replies',
  can: 'reviews.moderate',
  icon: ReplyIcon,
  words,
  list: ReplyList,
  show: ReplyPage,
  recordRepresentation: ({ id }: ReplyRow) => `n°\u00a0${id}`,
}
