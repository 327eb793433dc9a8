import { feature } from '../../house/feature/declare.server.ts'
import { keepAutomataPresent } from './queries.server.ts'
import { tables } from './tables.server.ts'

export const presence = feature({
  repeated: [
    {
      everyMs: 30_000,
      start: (app) => () =>
        keepAutomataPresent(app.db, ['chat', ...(app.phone ? ['phone'] : []), ...(app.operator ? ['audiotel'] : [])]),
    },
  ],
  tables,
})
