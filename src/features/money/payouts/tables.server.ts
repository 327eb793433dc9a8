import { ofPsychic, ofStaff, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  psychic_payees: ofPsychic('psychic_id', 'sealed', 'changed_at', 'changed_by'),
  psychic_payouts: ofPsychic('file_id', 'psychic_id', 'site_id', 'month', 'amount', 'payee_sealed', 'transaction_id'),
  payout_files: ofStaff('id', 'site_id', 'month', 'reference', 'made_at', 'made_by'),
}
