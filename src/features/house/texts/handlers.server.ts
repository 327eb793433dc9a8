import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { textsContract } from './contract.server.ts'
import { discardTextDraft, publishText, restoreText, saveTextDraft } from './edit-text.server.ts'
import { readCatalogue } from './read-catalogue.server.ts'
import { readText } from './read-text.server.ts'

export const textsHandlers: Handlers<typeof textsContract, Visit> = {
  readCatalogue: (visit, { query }) => readCatalogue(visit, query),
  async readText(visit, { query }) {
    return { text: await readText(visit, query) }
  },
  async saveTextDraft(visit, { body }) {
    await saveTextDraft(visit, body)
    return {}
  },
  async discardTextDraft(visit, { body }) {
    await discardTextDraft(visit, body)
    return {}
  },
  async publishText(visit, { body }) {
    await publishText(visit, body)
    return {}
  },
  async restoreText(visit, { body }) {
    await restoreText(visit, body)
    return {}
  },
}
