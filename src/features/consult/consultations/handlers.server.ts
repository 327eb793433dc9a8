import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { hearParticipant } from '../rooms/find-participant.server.ts'
import { readReceipt } from '../rooms/read-receipt.server.ts'
import { cancelRequest } from './cancel-request.server.ts'
import type { consultationsContract } from './contract.server.ts'
import { disputeReceipt } from './dispute-receipt.server.ts'
import { endByParticipant } from './end-consultation.server.ts'
import { sayInDanger } from './end-in-care.server.ts'
import { listMine } from './list-mine.server.ts'
import { listMessages, readMarks } from './messages.server.ts'
import { readConversation, readFileAsStaff } from './read-conversation.server.ts'
import { readFile } from './read-file.server.ts'
import { readMissed } from './read-missed.server.ts'
import { readOpen } from './read-open.server.ts'
import { readUpTo } from './read-up-to.server.ts'
import { requestConsultation } from './request-consultation.server.ts'
import { sayHere } from './say-here.server.ts'
import { searchMessages } from './search-messages.server.ts'
import { sendNote, sendPicture } from './send-file.server.ts'
import { sendMessage } from './send-message.server.ts'
import { viewConsultation } from './view-consultation.server.ts'
import { wire } from './wire.ts'

export const consultationsHandlers: Handlers<typeof consultationsContract, Visit> = {
  async requestConsultation(visit, { body }) {
    return { consultation: await viewConsultation(visit, await requestConsultation(visit, body)) }
  },
  async listConsultations(visit, { query }) {
    return listMine(visit, query)
  },
  async readOpen(visit) {
    const open = await readOpen(visit)
    // An open consultation is more recent than any missed request.
    return { open, missed: open ? null : await readMissed(visit) }
  },
  async readConsultation(visit, { params }) {
    return { consultation: await viewConsultation(visit, params.id) }
  },
  async cancelRequest(visit, { params }) {
    await cancelRequest(visit, params.id)
    return { consultation: await viewConsultation(visit, params.id) }
  },
  async beat(visit, { params, body }) {
    if (body.here) await sayHere(visit, params.id)
    return { consultation: await viewConsultation(visit, params.id) }
  },
  async sendMessage(visit, { params, body }) {
    return { message: wire(await sendMessage(visit, params.id, body)) }
  },
  async sendPicture(visit, { params, body, file }) {
    return { message: wire(await sendPicture(visit, params.id, { ...body, bytes: file.bytes })) }
  },
  async sendNote(visit, { params, body, file }) {
    return { message: wire(await sendNote(visit, params.id, { ...body, bytes: file.bytes })) }
  },
  async readPicture(visit, { params, query }) {
    return readFile(visit, params.id, { file: params.file, kind: 'picture', size: query.size })
  },
  async readVoiceNote(visit, { params }) {
    return readFile(visit, params.id, { file: params.file, kind: 'note' })
  },
  async listMessages(visit, { params, query }) {
    const { side } = await hearParticipant(visit, params.id)
    const asked = { id: params.id, after: query.after, reader: side }
    const messages = await listMessages(visit.db, visit.app.keys, asked)
    return { messages: messages.map(wire), read: await readMarks(visit.db, params.id) }
  },
  async searchMessages(visit, { body }) {
    return searchMessages(visit, body.words)
  },
  async markRead(visit, { params, body }) {
    return { sequence: await readUpTo(visit, params.id, body.sequence) }
  },
  async endConsultation(visit, { params }) {
    await endByParticipant(visit, params.id)
    return { consultation: await viewConsultation(visit, params.id) }
  },
  async sayInDanger(visit, { params }) {
    await sayInDanger(visit, params.id)
    return { consultation: await viewConsultation(visit, params.id) }
  },
  async readReceipt(visit, { params }) {
    return { receipt: (await readReceipt(visit, params.id)).receipt }
  },
  async disputeReceipt(visit, { params, body }) {
    await disputeReceipt(visit, params.id, body.reason)
    return { dispute: { status: 'pending' } }
  },
  async readConversationFile(visit, { params, body }) {
    return readFileAsStaff(visit, params.id, params.file, body.reason)
  },
  async readConversation(visit, { params, body }) {
    const { messages, followUp } = await readConversation(visit, params.id, body.reason)
    return { messages: messages.map(wire), followUp }
  },
}
