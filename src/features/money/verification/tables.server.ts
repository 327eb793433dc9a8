import { ofStaff, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  ledger_verifications: ofStaff(
    'id',
    'asked_by',
    'asked_at',
    'accounts',
    'checked',
    'faults',
    'broken_seals',
    'broken_laws',
    'ended_at',
  ),
}
