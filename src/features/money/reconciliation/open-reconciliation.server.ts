import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { moneyLaws } from './laws.ts'
import { findReconciliation } from './queries.server.ts'
import { moneyWatches } from './watches.ts'

export const lawKey = z.enum([...moneyLaws, ...moneyWatches].map(({ key }) => key))

export const openedReconciliation = z.object({
  id: z.int(),
  day: z.iso.date(),
  checkedAt: z.iso.datetime(),
  faultCount: z.int(),
  faults: z.array(
    z.object({
      law: lawKey,
      count: z.int(),
      rows: z.array(z.record(z.string(), z.unknown())).describe('the first of them'),
    }),
  ),
})

export type OpenedReconciliation = z.output<typeof openedReconciliation>

/**
 * A day with its differences.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function openReconciliation(visit: Visit, id: number): Promise<OpenedReconciliation> {
  staffOf(visit, 'money.read')
  const found = await findReconciliation(visit.db, id)
  if (!found) throw new Refusal('adminEntityNotFound')
  return openedReconciliation.parse({ ...found, checkedAt: found.checkedAt.toISOString() })
}
