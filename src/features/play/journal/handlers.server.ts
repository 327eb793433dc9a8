import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { answerEntry } from './answer-entry.server.ts'
import { changeEntry } from './change-entry.server.ts'
import type { journalContract } from './contract.server.ts'
import { clearJournal, listEntries, readEntry, removeEntry } from './entries.server.ts'
import { keepEntry } from './keep-entry.server.ts'
import { readFigures } from './read-figures.server.ts'

export const journalHandlers: Handlers<typeof journalContract, Visit> = {
  async listJournal(visit, { query: { kind = null, page } }) {
    return listEntries(visit, { kind, page })
  },
  async keepInJournal(visit, { body }) {
    return { entry: await readEntry(visit, await keepEntry(visit, body)) }
  },
  async clearJournal(visit) {
    await clearJournal(visit)
    return {}
  },
  async readJournalFigures(visit) {
    return { figures: await readFigures(visit) }
  },
  async readJournalEntry(visit, { params }) {
    return { entry: await readEntry(visit, params.id) }
  },
  async changeJournalEntry(visit, { params, body }) {
    await changeEntry(visit, params.id, body)
    return { entry: await readEntry(visit, params.id) }
  },
  async answerJournalEntry(visit, { params, body }) {
    await answerEntry(visit, params.id, body)
    return { entry: await readEntry(visit, params.id) }
  },
  async removeJournalEntry(visit, { params }) {
    await removeEntry(visit, params.id)
    return {}
  },
}
