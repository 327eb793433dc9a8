import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  // Numbers of accounts and consultations, as in the ledger.
  reconciliations: ofNobody('id', 'day', 'checked_at', 'fault_count', 'faults', 'verified_until'),
}
