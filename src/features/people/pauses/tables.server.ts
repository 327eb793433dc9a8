import { kept, ofClient, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  pauses: ofClient('user_id', 'pauses', {
    id: plain(),
    site_id: kept('site', 'pause'),
    user_id: kept(null, 'pause'),
    kind: kept('kind', 'pause'),
    marks: kept(null, 'pause'),
    began_at: kept('startedAt', 'pause'),
    ends_at: kept('endsAt', 'pause'),
  }),
}
