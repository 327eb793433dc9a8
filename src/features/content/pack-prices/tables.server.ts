import { ofStaff, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  pack_reductions: ofStaff('id', 'site_id', 'pack_id', 'price', 'since', 'until', 'ended_by', 'set_by', 'reason'),
}
