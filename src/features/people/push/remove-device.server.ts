import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { phoneHolderOf } from '../phones/phone-holder.ts'
import { removeByReference } from './queries.server.ts'

/** @throws {Refusal} as phoneHolderOf, notFound for another person's device or none */
export async function removePushDevice(visit: Visit, reference: string): Promise<void> {
  const { id } = phoneHolderOf(visit)
  if (!(await removeByReference(visit.db, id, reference))) throw new Refusal('notFound')
}
