import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { answerQuestion } from './answer-question.server.ts'
import { askQuestion, consentsIn } from './ask-question.server.ts'
import type { freeQuestionsContract } from './contract.server.ts'
import { readFigures } from './figures-queries.server.ts'
import { eraseMine, listQuestions, rateAnswer, reportAnswer } from './mine.server.ts'
import { acceptAnswer, refuseAnswer } from './moderate-answer.server.ts'
import { giveQuestionBack, loadPool, renewQuestion, takeQuestion } from './pool.server.ts'
import { readQuestion } from './read-question.server.ts'
import { againAt, dueAt } from './rules.ts'

export const freeQuestionsHandlers: Handlers<typeof freeQuestionsContract, Visit> = {
  async askFreeQuestion(visit, { body }) {
    const { id, askedAt } = await askQuestion(visit, { ...body, consents: consentsIn(body.consents) })
    const times = { askedAt, dueAt: dueAt(askedAt), nextAt: againAt(askedAt) }
    return {
      freeQuestion: {
        id,
        askedAt: times.askedAt.toISOString(),
        dueAt: times.dueAt.toISOString(),
        nextAt: times.nextAt.toISOString(),
      },
    }
  },
  listFreeQuestions: (visit) => listQuestions(visit),
  async eraseFreeQuestion(visit, { params }) {
    await eraseMine(visit, params.id)
    return {}
  },
  async rateFreeAnswer(visit, { params, body }) {
    await rateAnswer(visit, params.id, body.useful)
    return {}
  },
  async reportFreeAnswer(visit, { params, body }) {
    await reportAnswer(visit, params.id, body)
    return {}
  },
  listPool: (visit) => loadPool(visit),
  async takeQuestion(visit, { params }) {
    return { question: await takeQuestion(visit, params.id) }
  },
  async renewQuestion(visit, { params }) {
    return { until: (await renewQuestion(visit, params.id)).toISOString() }
  },
  async giveQuestionBack(visit, { params }) {
    await giveQuestionBack(visit, params.id)
    return {}
  },
  async answerQuestion(visit, { params, body }) {
    await answerQuestion(visit, params.id, body.text)
    return {}
  },
  readFreeQuestion: (visit, { params, body }) => readQuestion(visit, params.id, body.reason),
  async acceptFreeAnswer(visit, { params }) {
    await acceptAnswer(visit, params.id)
    return {}
  },
  async refuseFreeAnswer(visit, { params, body }) {
    await refuseAnswer(visit, params.id, body.reason)
    return {}
  },
  async readFreeQuestionFigures(visit) {
    return { figures: await readFigures(visit.db, visit.site.id) }
  },
}
