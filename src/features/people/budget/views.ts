import type { Budget } from './read-budget.server.ts'

type Standing = Budget['caps'][keyof Budget['caps']]

const viewCap = ({ cap, raise }: Standing) => ({ cap, raise: raise && { to: raise.to, at: raise.at.toISOString() } })

export const viewCaps = (caps: Budget['caps']) => ({
  day: viewCap(caps.day),
  week: viewCap(caps.week),
  month: viewCap(caps.month),
  length: viewCap(caps.length),
})

export const viewBudget = ({ caps, spent }: Budget) => ({
  ...viewCaps(caps),
  spent: spent.map((one) => ({ ...one, until: one.until.toISOString() })),
})

export type BudgetView = ReturnType<typeof viewBudget>
