import { errors, Refusal } from '../../errors.ts'
import { isAway } from '../database/away.ts'
import { isContention } from '../database/contention.ts'
import { OutsideFailure } from '../outside/failure.ts'

/**
 * The status and `api` block for something thrown. A bug reveals nothing about itself; a service outside that failed is
 * worth another try, and has a code of its own, and so has a database that is away: browsers try again by its status.
 */
export function answerOf(thrown: unknown): { status: number; body: { api: FailedApi } } {
  if (thrown instanceof Refusal) {
    const { code, status } = thrown.entry
    const error = { code, msg: thrown.message, ...(thrown.field ? { field: thrown.field } : {}) }
    return { status, body: { api: { ok: 0, error } } }
  }
  if (isContention(thrown)) return answerOf(new Refusal('datastoreContention'))
  if (isAway(thrown)) return answerOf(new Refusal('dataUnavailable'))
  const { code, status, message } = thrown instanceof OutsideFailure ? errors.endpointFailed : errors.genericFailure
  return { status, body: { api: { ok: 0, error: { code, msg: message } } } }
}

export interface FailedApi {
  ok: 0
  error: { code: number; msg: string; field?: string }
}
