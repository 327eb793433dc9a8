import { feature } from '../../house/feature/declare.server.ts'
import { appointmentsResource } from './appointments.resource.server.ts'
import { appointmentsContract } from './contract.server.ts'
import { appointmentsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'
import { watchAppointments } from './watch-appointments.server.ts'

export const appointments = feature({
  calls: { contract: appointmentsContract, handlers: appointmentsHandlers },
  resources: [appointmentsResource],
  repeated: [{ everyMs: 5000, start: (app) => () => watchAppointments(app) }],
  tables,
})
