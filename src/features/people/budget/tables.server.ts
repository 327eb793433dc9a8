import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  budget_caps: ofClient('user_id', 'caps', {
    user_id: inner,
    kind: own('kind'),
    cap: own('cap'),
    raised_to: own('raisedTo'),
    raised_at: own('raisedAt'),
  }),
  budgets: ofClient('user_id', 'budget', {
    user_id: inner,
    chosen_at: own('chosenAt'),
  }),
}
