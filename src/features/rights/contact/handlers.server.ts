import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { answerMessage, closeWithoutAnswer } from './answer-message.server.ts'
import type { contactContract } from './contract.server.ts'
import { sendMessage } from './send-message.server.ts'

export const contactHandlers: Handlers<typeof contactContract, Visit> = {
  async sendContact(visit, { body }) {
    const { reference, sentAt } = await sendMessage(visit, body)
    return { contact: { reference, sentAt: sentAt.toISOString() } }
  },
  async answerContact(visit, { params, body }) {
    await answerMessage(visit, params.id, body.answer)
    return {}
  },
  async closeContact(visit, { params, body }) {
    await closeWithoutAnswer(visit, params.id, body.reason)
    return {}
  },
}
