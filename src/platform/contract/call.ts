import { leaveEndedSession } from './ended-session.ts'

/** A refusal answered by the API; code 0 is a network or unexpected failure. */
export class CallRefused extends Error {
  readonly code: number
  readonly field: string | null

  constructor(code: number, message: string, field: string | null = null) {
    super(message)
    this.name = 'CallRefused'
    this.code = code
    this.field = field
  }
}

const TIMEOUT_MS = 8000
/** The messages of codes 0 and 1; the whole table stays on the server. */
export const FAILURE = 'Une erreur est survenue, merci de réessayer plus tard.'
export const DEFAULT = 'L’opération a échoué, veuillez réessayer s’il vous plaît'

/**
 * Calls the product's own API from the browser.
 * @throws {CallRefused}
 */
export async function callApi<T>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  key?: string,
): Promise<T> {
  const answer = await insist(path, {
    method,
    body: body ? JSON.stringify(body) : null,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(key ? { 'idempotency-key': key } : {}) },
  })
    .then((response) => response.json())
    .catch(() => null)
  return unwrap<T>(answer)
}

const ATTEMPTS = 5
const PAUSE_MS = 400
const BUSY = 503

/** Retries reads while the server is busy; calls that may change something are not retried. */
async function insist(path: string, asked: RequestInit & { method: string }): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(path, { ...asked, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status !== BUSY || asked.method !== 'GET' || attempt === ATTEMPTS) return response
    const pause = PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

/**
 * The content of an answer with its `api` block, from a call or a socket. Also leaves a session that the answer reports
 * as ended.
 * @throws {CallRefused}
 */
export function unwrap<T>(
  answer: { api?: { ok: number; error?: { code: number; msg?: string; field?: string } } } | null,
): T {
  if (answer?.api?.ok === 1) return answer as T
  const error = answer?.api?.error
  if (!error) throw answer?.api ? new CallRefused(1, DEFAULT) : new CallRefused(0, FAILURE)
  leaveEndedSession(error.code)
  throw new CallRefused(error.code, error.msg || DEFAULT, error.field ?? null)
}
