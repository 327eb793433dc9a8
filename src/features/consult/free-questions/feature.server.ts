import { feature } from '../../house/feature/declare.server.ts'
import { freeQuestionsContract } from './contract.server.ts'
import { freeQuestionsResource } from './free-questions.resource.server.ts'
import { freeQuestionsHandlers } from './handlers.server.ts'
import { freeQuestionJobs } from './jobs.server.ts'
import { sealedAnswers, sealedQuestions, sealedReports } from './sealed-question.server.ts'
import { tables } from './tables.server.ts'

export const freeQuestions = feature({
  calls: { contract: freeQuestionsContract, handlers: freeQuestionsHandlers },
  resources: [freeQuestionsResource],
  jobs: freeQuestionJobs,
  tables,
  sealed: () => [sealedQuestions, sealedAnswers, sealedReports],
})
