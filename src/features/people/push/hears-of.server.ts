import type { Visit } from '../../../app.ts'
import type { Kind } from './kinds.ts'
import { devicesToTell } from './queries.server.ts'
import { choicesOf, isOn } from './rules.ts'

/** Whether a person has a device that hears of this kind of news. */
export async function hearsOf(visit: Visit, userId: number, kind: Kind): Promise<boolean> {
  if (!visit.app.push) return false
  return (await devicesToTell(visit.db, userId)).some((device) => isOn(kind, choicesOf(device)))
}
