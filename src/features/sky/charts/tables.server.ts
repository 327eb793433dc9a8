import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'
import { openBirth } from './sealed-chart.server.ts'

export const tables: Tables = {
  birth_charts: {
    ...ofClient('user_id', 'charts', {
      id: inner,
      user_id: inner,
      name: own('name'),
      is_own: inner,
      birth_date: own('birthDate'),
      birth_time: own('birthTime'),
      place: own('place'),
      latitude: own('latitude'),
      longitude: own('longitude'),
      time_zone: inner,
      utc_offset: inner,
      house_system: inner,
      created_at: own('createdAt'),
      // Exported after opening, under the labels above.
      sealed: inner,
    }),
    open: (keys, row) => {
      if (!row.sealed) return {}
      const { birthDate, birthTime, ...rest } = openBirth(keys, row as { id: number; sealed: Buffer })
      return { ...rest, birth_date: birthDate, birth_time: birthTime }
    },
  },
}
