import { feature } from '../../house/feature/declare.server.ts'
import { publishDue } from './queries.server.ts'
import { tables } from './tables.server.ts'

export const content = feature({
  repeated: [{ everyMs: 500, start: (app) => () => publishDue(app.db, app.now()) }],
  tables,
})
