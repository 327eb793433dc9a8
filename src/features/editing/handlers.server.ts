import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import type { editingContract } from './contract.server.ts'
import { readContents } from './list-contents.server.ts'
import { openContent } from './open-content.server.ts'
import { restoreContent, saveContent } from './save-content.server.ts'

export const editingHandlers: Handlers<typeof editingContract, Visit> = {
  listContents: (visit, { query }) => readContents(visit, query),
  async readContentEntry(visit, { query }) {
    const found = await openContent(visit, query)
    if (!found) throw new Refusal('adminEntityNotFound')
    const { typed: _, typedAt: _at, revisions, ...content } = found
    return { content: { ...content, revisions: revisions.map(({ changes: _changes, ...one }) => one) } }
  },
  async saveContent(visit, { body }) {
    await saveContent(visit, { ...body, publishAt: body.publishAt === null ? null : new Date(body.publishAt) })
    return {}
  },
  async restoreContent(visit, { body }) {
    await restoreContent(visit, body)
    return {}
  },
}
