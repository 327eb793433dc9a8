import { useRecordContext } from 'react-admin'
import { Choice, column } from './columns.tsx'

/** The state of a possible refund: a proposal that nobody else has confirmed is not a refund yet. */
export const AnswerColumn = column(function Answer({ source }) {
  const proposed = useRecordContext()?.proposed
  return typeof proposed === 'number' ? 'en attente d’une seconde personne' : <Choice source={source} />
})

/** The member of staff who decided, or both if the decision took two. */
export const deciders = ({ by, confirmedBy }: { by: string; confirmedBy: string | null }): string =>
  confirmedBy ? `${by}, puis ${confirmedBy}` : by
