import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { searchContract } from './contract.server.ts'
import { findDocuments } from './find-documents.server.ts'
import { suggestTitles } from './suggest-titles.server.ts'
import { viewResult } from './views.ts'

export const searchHandlers: Handlers<typeof searchContract, Visit> = {
  async search(visit, { query }) {
    const { results, ...found } = await findDocuments(visit, query)
    return { ...found, results: results.map(viewResult) }
  },
  async suggestSearches(visit, { query }) {
    return { suggestions: await suggestTitles(visit, query.q) }
  },
}
