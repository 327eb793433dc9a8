/** A refusal that came back from a call; code 0 is a network or unexpected failure. */
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
const FAILURE = 'Une erreur est survenue, merci de réessayer plus tard.'

/** Calls the product's own API from the browser. @throws {CallRefused} */
export async function callApi<T>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  key?: string,
): Promise<T> {
  const answer = await fetch(path, {
    method,
    body: body ? JSON.stringify(body) : null,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(key ? { 'idempotency-key': key } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.json())
    .catch(() => null)
  return unwrap<T>(answer)
}

/** The content of an answer with its `api` block, from a call or a socket. @throws {CallRefused} */
export function unwrap<T>(
  answer: { api?: { ok: number; error?: { code: number; msg: string; field?: string } } } | null,
): T {
  if (answer?.api?.ok === 1) return answer as T
  const error = answer?.api?.error
  throw error ? new CallRefused(error.code, error.msg, error.field ?? null) : new CallRefused(0, FAILURE)
}
