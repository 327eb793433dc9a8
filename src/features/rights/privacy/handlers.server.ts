import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { clientOf } from '../../house/visit/access.ts'
import { askDeparture } from './ask-departure.server.ts'
import { askExport } from './ask-export.server.ts'
import { chooseRetention } from './choose-retention.server.ts'
import { cancelDeparture, confirmDeparture } from './confirm-departure.server.ts'
import type { privacyContract } from './contract.server.ts'
import { latestExport } from './export-queries.server.ts'
import { listReadings } from './list-readings.server.ts'
import { KEEP_DAYS } from './retention.ts'
import { readConversationMonths } from './retention-queries.server.ts'
import { takeExport } from './take-export.server.ts'
import { viewExport } from './views.ts'

export const privacyHandlers: Handlers<typeof privacyContract, Visit> = {
  async readExport(visit) {
    const row = await latestExport(visit.db, clientOf(visit).id)
    return { export: row && viewExport(row, visit.now()) }
  },
  async askExport(visit) {
    return { export: viewExport(await askExport(visit), visit.now()) }
  },
  async takeExport(visit, { params, body }) {
    return { data: JSON.parse(await takeExport(visit, { ...params, ...body, format: 'json' })) }
  },
  async listReadings(visit) {
    return { readings: await listReadings(visit) }
  },
  async readRetention(visit) {
    return { conversationMonths: await readConversationMonths(visit.db, clientOf(visit).id), days: KEEP_DAYS }
  },
  async chooseRetention(visit, { body }) {
    return { conversationMonths: await chooseRetention(visit, body.conversationMonths), days: KEEP_DAYS }
  },
  async askDeparture(visit, { body }) {
    await askDeparture(visit, body)
    return {}
  },
  async confirmDeparture(visit, { body }) {
    return { leavesAt: (await confirmDeparture(visit, body)).toISOString() }
  },
  async cancelDeparture(visit) {
    await cancelDeparture(visit)
    return {}
  },
}
