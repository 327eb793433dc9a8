import ReviewIcon from '@mui/icons-material/RateReview'
import { DateInput, NumberField, SelectInput, Show, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import type { ReviewRow } from '../../../src/features/reviews/reviews.resource.server.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { Choice, ChoiceColumn, Moment, MomentColumn, TextColumn } from '../parts/columns.tsx'
import { Listing } from '../parts/listing.tsx'
import { choicesOf } from '../words.ts'

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
    refusalReason: 'Raison du refus',
    writtenFrom: 'Écrit depuis le',
    writtenTo: 'Écrit jusqu’au',
  },
  values: { status: { pending: 'à relire', published: 'publié', refused: 'refusé' } },
  acts: {
    publish: 'Publier',
    refuse: 'Refuser',
    reason: 'Raison, dite à son auteur',
    published: 'L’avis est publié.',
    refused: 'L’avis est refusé et son auteur est prévenu.',
  },
} as const

const notes = [1, 2, 3, 4, 5].map((id) => ({ id, name: String(id) }))

function Decide() {
  const row = useRecordContext<ReviewRow>()
  if (row?.status !== 'pending') return null
  const { publish, published, refuse, refused, reason } = words.acts
  return (
    <>
      <ActButton name="publish" label={publish} done={published} />{' '}
      <ActButton name="refuse" label={refuse} done={refused} reason={{ label: reason }} tone="error" />
    </>
  )
}

const ReviewList = () => (
  <Listing
    sort={{ field: 'writtenAt', order: 'ASC' }}
    narrowed={{ status: 'pending' }}
    filters={[
      <SelectInput key="status" source="status" choices={choicesOf(words.values.status)} alwaysOn />,
      <SelectInput key="rating" source="rating" choices={notes} />,
      <DateInput key="from" source="writtenFrom" />,
      <DateInput key="to" source="writtenTo" />,
    ]}
  >
    <TextColumn source="id" sortable />
    <MomentColumn source="writtenAt" />
    <ChoiceColumn source="status" />
    <TextColumn source="psychic" />
    <TextColumn source="rating" sortable />
    <TextColumn source="text" />
  </Listing>
)

const ReviewPage = () => (
  <Show actions={false}>
    <SimpleShowLayout>
      <Choice source="status" />
      <NumberField source="rating" />
      <TextField source="text" />
      <TextField source="psychic" />
      <Moment source="consultedAt" />
      <Moment source="writtenAt" />
      <TextField source="refusalReason" emptyText="–" />
      <Decide />
    </SimpleShowLayout>
  </Show>
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
