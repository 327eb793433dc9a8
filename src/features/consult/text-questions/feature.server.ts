import { feature } from '../../house/feature/declare.server.ts'
import { closeOverdue } from './close-overdue.server.ts'
import { textQuestionsContract } from './contract.server.ts'
import { textQuestionsHandlers } from './handlers.server.ts'
import { hearTexts } from './hear-texts.server.ts'
import { textQuestionJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'
import { textQuestionsResource } from './text-questions.resource.server.ts'

export const textQuestions = feature({
  calls: { contract: textQuestionsContract, handlers: textQuestionsHandlers },
  jobs: textQuestionJobs,
  resources: [textQuestionsResource],
  repeated: [
    { everyMs: 1000, start: (app) => () => hearTexts(app) },
    { everyMs: 10_000, start: (app) => () => closeOverdue(app) },
  ],
  tables,
})
