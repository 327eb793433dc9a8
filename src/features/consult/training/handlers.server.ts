import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { trainingContract } from './contract.server.ts'
import { answerModule, readModule, readTraining } from './train.server.ts'

export const trainingHandlers: Handlers<typeof trainingContract, Visit> = {
  readTraining: async (visit) => ({ modules: await readTraining(visit) }),
  readModule: async (visit, { params }) => ({ module: await readModule(visit, params.module) }),
  answerModule: (visit, { params, body }) => answerModule(visit, params.module, body.answers),
}
