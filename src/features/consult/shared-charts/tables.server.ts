import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  shared_charts: ofClient('consultation', 'sharedCharts', {
    consultation_id: own('consultation'),
    chart_id: inner,
    shared_at: own('givenAt'),
  }),
}
