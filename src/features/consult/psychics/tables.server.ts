import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  psychics: ofPsychic(
    'id',
    'slug',
    'name',
    'gender',
    'job_ids',
    'is_automaton',
    'user_id',
    'headline',
    'presentation',
    'method',
    'specialities',
    'offered_channels',
    'practising_since',
    'identity_checked_on',
    'joined_at',
    'state',
    'papers_until',
  ),
  psychic_listings: ofPsychic('psychic_id', 'site_id', 'price_per_minute', 'position', 'priced_by', 'price_reason'),
  psychic_prices: ofPsychic('psychic_id', 'site_id', 'price_per_minute', 'since', 'id', 'set_by', 'reason'),
  psychic_ratings: ofPsychic('psychic_id', 'site_id', 'reviews', 'stars'),
  portraits: ofPsychic('psychic_id', 'hash'),
}
