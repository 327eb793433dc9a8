import type { Visit } from './app.ts'
import { features } from './declared.ts'
import { callsOf } from './features/house/backoffice/calls.server.ts'
import { can } from './features/house/staff/capabilities.ts'
import type { CallGroup } from './platform/contract/contract.ts'
import type { MayDo } from './platform/contract/door.ts'

/** What the roles of the staff may do, for the access checks of calls. */
export const mayDo: MayDo = can

export const resources = features.flatMap((one) => one.resources ?? [])

/** Every call of the product. */
export const callGroups: readonly CallGroup<Visit>[] = [
  ...features.flatMap(({ calls }) => calls ?? []),
  ...resources.map(callsOf),
]
