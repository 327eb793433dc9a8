import type { Context, Hono } from 'hono'
import { type ErrorName, Refusal } from '../../errors.ts'
import { filePolicy } from '../http/policy.ts'
import { needed } from '../needed/needed.ts'
import { answerOf } from './answer.ts'
import { onceOutside } from './claimed-key.ts'
import { type Access, type CallGroup, MAX_UPLOAD, type UploadedFile } from './contract.ts'
import { once, type Repeatable } from './idempotency.ts'
import { parse } from './parse.ts'

/** The part of a visit that calls need. */
interface Caller extends Repeatable {
  readonly user: { id: number; role: string } | null
  readonly session: { revoked: boolean; waitingFor: number | null }
  readonly site: { id: number }
  readonly partner?: { id: number } | null
}

export interface DoorEnv<V> {
  Variables: { visit: V; requestId: string }
}

/** Whether a role has a capability. */
export type MayDo = (role: string, capability: string) => boolean

/** Mounts every call of a group: parse, check access, run, answer with the `api` block. */
export function mountCalls<V extends Caller>(
  server: Hono<DoorEnv<V>>,
  group: CallGroup<V>,
  mayDo: MayDo,
  report: Report,
): void {
  for (const [name, call] of Object.entries(group.contract)) {
    const run = needed(group.handlers[name], `the handler of ${name}`)
    server.on(call.method, call.path, async (c) => {
      try {
        const visit = c.get('visit')
        admit(visit, call.access, mayDo)
        const form = call.upload ? await readForm(c, call.largest) : null
        const input = {
          params: call.params ? parse(call.params, c.req.param()) : {},
          query: call.query ? parse(call.query, c.req.query()) : {},
          body: call.body ? parse(call.body, form ? form.fields : await readJson(c)) : {},
          file: form?.file,
          raw: call.raw ? { body: await c.req.text(), header: (name: string) => c.req.header(name) } : undefined,
        }
        if (call.file) {
          const file = (await run(visit, input as never)) as Response
          file.headers.set('Content-Security-Policy', filePolicy)
          return file
        }
        const key = call.keyed ? c.req.header('idempotency-key') : undefined
        if (call.movesMoney && !key) throw new Refusal('headersInvalid', 'Idempotency-Key')
        const work = async (inner: V, reference?: string) => ({
          api: { ok: 1 },
          ...(await run(inner, { ...input, reference } as never)),
        })
        if (key === undefined) return inJson(c, await work(visit))
        const owner = keyOwner(visit, call.method, c.req.path)
        const answer = call.reachesOut
          ? await onceOutside(visit, owner, key, input, (reference) => work(visit, reference))
          : await once(visit, owner, key, input, work)
        return inJson(c, answer)
      } catch (thrown) {
        return refuse(c, thrown, report)
      }
    })
  }
}

/** With its length: an answer that might be long is compressed piece by piece. */
function inJson(c: Context, value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(value)
  const length = String(Buffer.byteLength(text))
  return c.body(text, status as 200, { ...headers, 'Content-Type': 'application/json', 'Content-Length': length })
}

/** The scope of an idempotency key: its owner and its call. */
export const keyOwner = (visit: Pick<Caller, 'site' | 'user'>, method: string, path: string): string =>
  `${visit.site.id}:${visit.user?.id ?? 'anonymous'}:${method} ${path}`

export type Report = (error: unknown, requestId: string) => void

/** What a developer's account is told besides: the refusal's name and the number under which the log has the request. */
const told = (c: Context, thrown: unknown) =>
  c.get('visit')?.user?.canDevelop
    ? { reason: thrown instanceof Refusal ? thrown.reason : 'bug', requestId: c.get('requestId') as string }
    : {}

export function refuse(c: Context, thrown: unknown, report: Report): Response {
  if (thrown instanceof Refusal) c.set('refusal', thrown.reason)
  else report(thrown, c.get('requestId'))
  const { status, body } = answerOf(thrown)
  const wait = thrown instanceof Refusal ? thrown.wait : undefined
  const after = wait ?? (status === 503 ? 1 : undefined)
  Object.assign(body.api.error, told(c, thrown))
  return inJson(c, body, status, after === undefined ? {} : { 'Retry-After': String(after) })
}

/** @throws {Refusal} as whyNobody says, 104 for the wrong kind of person, or 105 where a partner must sign */
function admit(visit: Caller, access: Access, mayDo: MayDo): void {
  if (access === 'public') return
  if (access === 'partner') {
    if (!visit.partner) throw new Refusal('headersInvalid')
    return
  }
  if (!visit.user) throw new Refusal(whyNobody(visit.session))
  if (access === 'signedIn') return
  const { role } = visit.user
  if (typeof access === 'string' ? role !== access : !mayDo(role, access.can)) {
    throw new Refusal('securityParametersInvalid')
  }
}

/** Why nobody is signed in: 103 for a visitor, 108 after a revocation, 4200 while a second factor is awaited. */
export function whyNobody(session: Caller['session']): ErrorName {
  if (session.waitingFor !== null) return 'secondFactorNeeded'
  return session.revoked ? 'forceLogout' : 'securityParametersMissing'
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return {}
  if (!c.req.header('content-type')?.includes('application/json')) throw new Refusal('headersInvalid', 'Content-Type')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('parametersInvalid')
  }
}

async function readForm(
  c: Context,
  largest = MAX_UPLOAD,
): Promise<{ file: UploadedFile; fields: Record<string, unknown> }> {
  if (!c.req.header('content-type')?.includes('multipart/form-data')) {
    throw new Refusal('headersInvalid', 'Content-Type')
  }
  const form = await c.req.formData().catch((error) => {
    throw error instanceof TypeError ? new Refusal('parametersInvalid') : error
  })
  const { file, ...fields } = Object.fromEntries(form)
  if (!(file instanceof File)) throw new Refusal('parametersMissing', 'file')
  if (file.size > largest) throw new Refusal('fileSizeExceeded', 'file')
  return { file: { bytes: Buffer.from(await file.arrayBuffer()), name: file.name }, fields }
}
