import { inner, ofClient, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  second_factors: ofClient('user_id', null, {
    user_id: inner,
    secret_sealed: inner,
    sealed: inner,
    enrolled_at: inner,
    last_counter: inner,
  }),
  recovery_codes: ofClient('user_id', null, {
    id: inner,
    user_id: inner,
    code_hash: inner,
    used_at: inner,
    salt: inner,
  }),
}
