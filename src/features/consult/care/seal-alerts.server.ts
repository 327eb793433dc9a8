import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'
import type { Topic } from './rules.ts'
import { type AlertOf, answerPlace, wordsPlace } from './sealed-alert.server.ts'

interface Beside {
  consultation_id: number
  topic: Topic | null
}

const of = { table: 'care_alerts', id: 'id', beside: ['consultation_id', 'topic'] } as const
const alertOf = ({ consultation_id: consultationId, topic }: Beside): AlertOf => ({ consultationId, topic })

export const sealedReports = sealedTable<Beside>({
  ...of,
  name: 'a report',
  placeOf: (row) => wordsPlace(alertOf(row)),
})
export const sealedCareAnswers = sealedTable<Beside>({
  ...of,
  name: 'what was done about an alert',
  column: 'sealed_answer',
  placeOf: (row) => answerPlace(alertOf(row)),
})
