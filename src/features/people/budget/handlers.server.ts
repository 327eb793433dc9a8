import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { changeCaps, keepCap } from './change-caps.server.ts'
import type { budgetContract } from './contract.server.ts'
import { readBudget } from './read-budget.server.ts'
import { viewBudget } from './views.ts'

export const budgetHandlers: Handlers<typeof budgetContract, Visit> = {
  async readBudget(visit) {
    return { budget: viewBudget(await readBudget(visit)) }
  },
  async changeCaps(visit, { body }) {
    return { budget: viewBudget(await changeCaps(visit, body)) }
  },
  async keepCap(visit, { params }) {
    return { budget: viewBudget(await keepCap(visit, params.kind)) }
  },
}
