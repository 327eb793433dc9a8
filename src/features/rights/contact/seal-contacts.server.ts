import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'
import { answerPlace, messagePlace } from './sealed-message.server.ts'

const of = { table: 'contact_messages', id: 'id', beside: ['reference'] } as const

export const sealedContacts = sealedTable<{ reference: string }>({
  ...of,
  name: 'a message to the house',
  placeOf: ({ reference }) => messagePlace(reference),
})
export const sealedAnswers = sealedTable<{ reference: string }>({
  ...of,
  name: 'an answer of the house',
  column: 'sealed_answer',
  placeOf: ({ reference }) => answerPlace(reference),
})
