import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  psychic_tax_facts: ofPsychic(
    'psychic_id',
    'legal_name',
    'address',
    'siret',
    'vat_status',
    'mandate_on',
    'changed_at',
    'changed_by',
  ),
  psychic_statements: ofPsychic(
    'site_id',
    'psychic_id',
    'month',
    'kind',
    'number',
    'issued_at',
    'legal_name',
    'address',
    'siret',
  ),
  psychic_statement_counters: ofPsychic('site_id', 'psychic_id', 'kind', 'last'),
}
