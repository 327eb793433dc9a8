import { href } from 'react-router'

/** The field of the box that shares a chart. */
export const SHARE = 'share'

/** The intent of the form that stops sharing. */
export const STOP_SHARING = 'unshare'

/** Where a psychic sees the chart shared with them. */
export const sharedChartPage = (consultationId: number): string =>
  href('/consultations/:id/theme', { id: String(consultationId) })
