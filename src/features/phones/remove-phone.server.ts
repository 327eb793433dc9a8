import type { Visit } from '../../app.ts'
import { clientOf } from '../session/access.ts'
import { deletePhone } from './queries.server.ts'

/** Forgets the person's telephone, and the one that waits. */
export const removePhone = (visit: Visit): Promise<void> => deletePhone(visit.db, clientOf(visit).id)
