import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findBooking } from './slots.server.ts'

/** Whether a psychic's page leads to booking. */
export async function takesAppointments(visit: Visit, psychicId: number): Promise<boolean> {
  try {
    await findBooking(visit, psychicId)
    return true
  } catch (thrown) {
    if (thrown instanceof Refusal) return false
    throw thrown
  }
}
