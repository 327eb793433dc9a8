import ReviewIcon from '@mui/icons-material/RateReview'
import { DateInput, SelectInput } from 'react-admin'
import type { ReviewRow } from '../../../src/features/consult/reviews/reviews.resource.server.ts'
import { texts } from '../../../src/features/consult/reviews/texts.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, wordsOf } from '../words.ts'

const words = {
  name: 'Avis |||| Avis',
  fields: {
    id: 'N°',
    status: 'État',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    rating: 'Note',
    text: 'Avis',
    reply: 'Réponse',
    consultedAt: 'Consultation du',
    writtenAt: 'Écrit le',
    moderatedAt: 'Décidé le',
    removedAt: 'Retiré le',
    reasonKind: 'Motif',
    refusalReason: 'Raison dite à son auteur',
    writtenFrom: 'Écrit depuis le',
    writtenTo: 'Écrit jusqu’au',
  },
  values: { status: { pending: 'à relire', published: 'publié', refused: 'refusé', removed: 'retiré' } },
} as const
const { fields, values } = words

export const kinds = wordsOf(texts, 'kind.')
/** Why a review is not shown: a general category for everybody, and an explanation for its author. */
export const ground = [
  { name: 'kind', label: 'Motif, compté pour tous', choices: choicesOf(kinds) },
  reason('Raison, dite à son auteur'),
]

const notes = [1, 2, 3, 4, 5].map((id) => ({ id, name: String(id) }))

const ReviewList = () => (
  <Listing
    sort={{ field: 'writtenAt', order: 'ASC' }}
    narrowed={{ status: 'pending' }}
    filters={[
      <SelectInput key="status" source="status" choices={choicesOf(values.status)} alwaysOn />,
      <SelectInput key="rating" source="rating" choices={notes} />,
      <DateInput key="from" source="writtenFrom" />,
      <DateInput key="to" source="writtenTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="writtenAt" sortable />
    <ChoiceColumn source="status" />
    <TextColumn source="psychic" />
    <TextColumn source="rating" sortable />
    <TextColumn source="text" />
  </Listing>
)

const ReviewPage = () => (
  <Sheet<ReviewRow>>
    {(row) => (
      <>
        <Part title={`${row.rating} sur 5, pour ${row.psychic}`}>
          <p>{row.text}</p>
          <Facts
            of={{
              [fields.status]: values.status[row.status],
              [fields.consultedAt]: inDayAndHour(row.consultedAt),
              [fields.writtenAt]: inDayAndHour(row.writtenAt),
              [fields.moderatedAt]: row.moderatedAt && inDayAndHour(row.moderatedAt),
              [fields.removedAt]: row.removedAt && inDayAndHour(row.removedAt),
              [fields.reasonKind]: row.reasonKind && kinds[row.reasonKind],
              [fields.refusalReason]: row.refusalReason,
              [fields.reply]: row.reply,
            }}
          />
        </Part>
        {row.status === 'pending' ? (
          <p className="acts">
            <ActButton name="publish" label="Publier" done="L’avis est publié." />
            <ActButton
              name="refuse"
              label="Refuser"
              asks={ground}
              done="L’avis est refusé et son auteur est prévenu."
              tone="error"
            />
          </p>
        ) : null}
        {row.status === 'published' ? (
          <p className="acts">
            <ActButton
              name="remove"
              label="Retirer"
              asks={ground}
              done="L’avis est retiré et son auteur est prévenu."
              tone="error"
            />
          </p>
        ) : null}
      </>
    )}
  </Sheet>
)

export const reviews: Area = {
  name: 'reviews',
  can: 'reviews.moderate',
  icon: ReviewIcon,
  words,
  list: ReviewList,
  show: ReviewPage,
  recordRepresentation: ({ id }: ReviewRow) => `n°\u00a0${id}`,
}
