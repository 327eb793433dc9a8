import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { KINDS } from '../../content/content/rules.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import type { editingContract } from './contract.server.ts'
import { fieldsOf } from './form.server.ts'
import { restoreContent, saveContent } from './save-content.server.ts'

export const editingHandlers: Handlers<typeof editingContract, Visit> = {
  async readContentForms(visit) {
    staffOf(visit, 'content.edit')
    return { forms: Object.fromEntries(KINDS.map((kind) => [kind, fieldsOf(kind)])) as never }
  },
  async saveContent(visit, { body }) {
    return { id: await saveContent(visit, body) }
  },
  async restoreContent(visit, { params, body }) {
    await restoreContent(visit, { ...params, ...body })
    return {}
  },
}
