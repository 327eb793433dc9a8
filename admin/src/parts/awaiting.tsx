import { useRecordContext } from 'react-admin'
import { Choice, column } from './columns.tsx'

/** The state of what may be refunded: a proposal that nobody else agreed to yet is no refund. */
export const AnswerColumn = column(function Answer({ source }) {
  const proposed = useRecordContext()?.proposed
  return typeof proposed === 'number' ? 'en attente d’une seconde personne' : <Choice source={source} />
})

/** Who decided, both where it took two. */
export const deciders = ({ by, confirmedBy }: { by: string; confirmedBy: string | null }): string =>
  confirmedBy ? `${by}, puis ${confirmedBy}` : by
