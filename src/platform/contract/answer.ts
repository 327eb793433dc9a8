import { errors, Refusal } from '../../errors.ts'
import { isContention } from '../database/contention.ts'

/** The status and `api` block for something thrown. A bug reveals nothing about itself. */
export function answerOf(thrown: unknown): { status: number; body: { api: FailedApi } } {
  if (thrown instanceof Refusal) {
    const { code, status } = thrown.entry
    const error = { code, msg: thrown.message, ...(thrown.field ? { field: thrown.field } : {}) }
    return { status, body: { api: { ok: 0, error } } }
  }
  if (isContention(thrown)) return answerOf(new Refusal('datastoreContention'))
  const { code, status, message } = errors.genericFailure
  return { status, body: { api: { ok: 0, error: { code, msg: message } } } }
}

export interface FailedApi {
  ok: 0
  error: { code: number; msg: string; field?: string }
}
