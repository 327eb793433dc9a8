import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { cannedAnswersContract } from './contract.server.ts'
import { addAnswer, changeAnswer, greetAtOnce, readAnswers, removeAnswer } from './write-answers.server.ts'

export const cannedAnswersHandlers: Handlers<typeof cannedAnswersContract, Visit> = {
  listCannedAnswers: (visit) => readAnswers(visit),
  addCannedAnswer: async (visit, { body }) => ({ answer: await addAnswer(visit, body) }),
  changeCannedAnswer: async (visit, { params, body }) => ({ answer: await changeAnswer(visit, params.id, body) }),
  async removeCannedAnswer(visit, { params }) {
    await removeAnswer(visit, params.id)
    return {}
  },
  greetAtOnce: async (visit, { body }) => ({ greeting: await greetAtOnce(visit, body.atOnce) }),
}
