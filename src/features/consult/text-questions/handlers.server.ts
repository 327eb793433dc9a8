import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { answerQuestion } from './answer-question.server.ts'
import { askQuestion } from './ask-question.server.ts'
import { cancelQuestion } from './cancel-question.server.ts'
import { textQuestionsContract } from './contract.server.ts'
import { readFigures } from './figures-queries.server.ts'
import { receiveText } from './receive-text.server.ts'
import { declineQuestion, keepHolding, letGo, setDoor, takeQuestion } from './take-question.server.ts'
import { listOwn, readWork, type TextWork, viewOwn } from './views.server.ts'

/** No answer in the network's own language: replies are sent as messages of their own. */
const NOTHING = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

async function workOf(visit: Visit): Promise<TextWork> {
  const { open, waiting, held } = await readWork(visit)
  return { open, waiting, held }
}

export const textQuestionsHandlers: Handlers<typeof textQuestionsContract, Visit> = {
  async askTextQuestion(visit, { body }) {
    const { id } = await askQuestion(visit, { ...body, cameBy: 'page' })
    return { question: await viewOwn(visit, id) }
  },
  listTextQuestions: (visit, { query }) => listOwn(visit, query),
  async cancelTextQuestion(visit, { params }) {
    await cancelQuestion(visit, params.id)
    return { question: await viewOwn(visit, params.id) }
  },
  readTextWork: (visit) => workOf(visit),
  async setTextDoor(visit, { body }) {
    await setDoor(visit, body.open)
    return workOf(visit)
  },
  async takeTextQuestion(visit, { params }) {
    await takeQuestion(visit, params.id)
    return workOf(visit)
  },
  async holdTextQuestion(visit, { params }) {
    await keepHolding(visit, params.id)
    return workOf(visit)
  },
  async releaseTextQuestion(visit, { params }) {
    await letGo(visit, params.id)
    return workOf(visit)
  },
  async declineTextQuestion(visit, { params }) {
    await declineQuestion(visit, params.id)
    return workOf(visit)
  },
  async answerTextQuestion(visit, { params, body }) {
    await answerQuestion(visit, params.id, body)
    return workOf(visit)
  },
  async receiveText(visit, { raw }) {
    await receiveText(visit, raw)
    return new Response(NOTHING, { headers: { 'Content-Type': textQuestionsContract.receiveText.file } })
  },
  async readTextQuestionFigures(visit) {
    return { figures: await readFigures(visit.db, visit.site.id) }
  },
}
