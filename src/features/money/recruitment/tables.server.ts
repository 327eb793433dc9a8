import { ofPsychic, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  application_links: ofPsychic('psychic_id', 'token_hash', 'made_at'),
  charter_signatures: ofPsychic('psychic_id', 'version', 'words_digest', 'name', 'signed_at'),
}
