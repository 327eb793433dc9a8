import { ofStaff, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  halts: ofStaff('site_id', 'service', 'reason', 'begun_by', 'begun_at'),
}
