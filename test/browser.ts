import { randomUUID } from 'node:crypto'
import { callGroups } from '../src/api.ts'
import { noteRefusal } from './seen-refusals.ts'

/** Calls for which the site's own clients send an Idempotency-Key. */
const moneyCalls = callGroups
  .flatMap((group) => Object.values(group.contract))
  .filter(({ movesMoney }) => movesMoney)
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
const keyFor = (path: string) =>
  moneyCalls.some((call) => call.test(path)) ? { 'idempotency-key': randomUUID() } : null

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are examined field by field
  body: any
  headers: Headers
}

/** A form's body and headers as browsers send them, with boundary and length. */
async function encoded(form: FormData) {
  const written = new Response(form)
  const type = written.headers.get('content-type')!
  const bytes = await written.arrayBuffer()
  return { bytes, headers: { 'content-type': type, 'content-length': String(bytes.byteLength) } }
}

/** A first-party caller that stores its cookies and sends its origin, as a browser does. */
export class Browser {
  /** The session's. */
  cookie = ''
  /** All others, by name. */
  readonly otherCookies = new Map<string, string>()
  private readonly send: (request: Request) => Response | Promise<Response>
  readonly host: string

  constructor(send: (request: Request) => Response | Promise<Response>, host: string) {
    this.send = send
    this.host = host
  }

  get = (path: string, headers: Record<string, string> = {}) => this.request('GET', path, undefined, headers)
  /** With a new Idempotency-Key if the call moves money. */
  post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.request('POST', path, body, { ...keyFor(path), ...headers })
  patch = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.request('PATCH', path, body, headers)

  /** The Cookie header of this browser. */
  get cookies(): string {
    const others = [...this.otherCookies].map(([name, value]) => `${name}=${value}`)
    return [...(this.cookie ? [this.cookie] : []), ...others].join('; ')
  }

  /** Stores or deletes the cookies of an answer. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const pair = line.slice(0, line.indexOf(';'))
      const name = pair.slice(0, pair.indexOf('='))
      const gone = line.includes('Max-Age=0')
      if (name === 'session') this.cookie = gone ? '' : pair
      else if (gone) this.otherCookies.delete(name)
      else this.otherCookies.set(name, pair.slice(name.length + 1))
    }
  }

  /** Another program's request: without an origin, and without this browser's cookies. */
  async asProgram(method: string, path: string, body: string | undefined, headers: Record<string, string>) {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await this.send(
      new Request(`http://${this.host}${path}`, {
        method,
        body: body ?? null,
        headers: { host: this.host, ...type, ...headers },
      }),
    )
    return this.answerOf(method, path, response)
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const origin = `http://${this.host}`
    const form = body instanceof FormData ? await encoded(body) : null
    const response = await this.send(
      new Request(`${origin}${path}`, {
        method,
        body: form?.bytes ?? (body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)),
        headers: {
          host: this.host,
          ...(method === 'GET' ? {} : { origin, 'content-type': 'application/json' }),
          ...form?.headers,
          ...(this.cookies ? { cookie: this.cookies } : {}),
          ...headers,
        },
      }),
    )
    this.keep(response.headers)
    return this.answerOf(method, path, response)
  }

  private async answerOf(method: string, path: string, response: Response): Promise<Answer> {
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
    noteRefusal(method, path, json)
    return { status: response.status, body: json ?? text, headers: response.headers }
  }
}
