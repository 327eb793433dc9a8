import type { RankOf } from '../platform/http/rank.ts'

/** Money and open consultations, whatever else waits. */
const first =
  /^\/(api\/(consultations|payments|wallet|workspace)|consultations\/|wallet|paiement|bac-a-sable\/paiement|espace-voyant)/

export const rankOf: RankOf = (path) => (first.test(path) ? 'first' : path.startsWith('/api/') ? 'call' : 'page')
