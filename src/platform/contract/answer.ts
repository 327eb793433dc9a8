import { type ErrorName, errors, Refusal } from '../../errors.ts'
import { isContention } from '../database/contention.ts'

/** What leaves for something thrown: its status and its `api` block. A bug says nothing of itself. */
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

/** The refusal that was answered; null where it was done. */
export function refusalIn(body: object): Refusal | null {
  const { api } = body as { api?: { ok: number; error?: FailedApi['error'] } }
  if (!api?.error) return null
  const { code, field } = api.error
  const [name] = Object.entries(errors).find(([, entry]) => entry.code === code) ?? ['genericFailure']
  return new Refusal(name as ErrorName, field)
}
