import { createServer } from 'node:http'
import { type Carrier, statusOf } from '../src/providers/phone/sandbox/carrier.ts'
import { Troubled } from './troubled.ts'

interface Asked {
  method: string
  path: string
  authorization: string | undefined
  form: [string, string][]
}

/** Twilio's Voice API in front of the sandbox's telephone company: records the requests, and fails as told. */
export async function startPhoneServer(carrier: Carrier) {
  const asked: Asked[] = []
  const failures: { status: number; body: object }[] = []
  const troubled = new Troubled()
  const server = createServer(async (request, response) => {
    if (troubled.meets(response)) return
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const method = request.method ?? ''
    asked.push({ method, path: request.url ?? '', authorization: request.headers.authorization, form: [...form] })
    const failure = failures.shift()
    const [status, body] = failure ? [failure.status, failure.body] : answer(method, pathname, form, searchParams)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

  function answer(method: string, path: string, form: URLSearchParams, query: URLSearchParams): [number, object] {
    const [, , , account, kind = '', id = '', , call = ''] = path.replace(/\.json$/, '').split('/')
    if (!account?.startsWith('AC')) return [404, { code: 20404 }]
    if (method === 'POST' && kind === 'Calls' && id === '') return [201, { sid: carrier.ring(callOf(form)) }]
    if (kind === 'Calls') return [200, ofCall(method, id)]
    if (kind !== 'Conferences') return [404, { code: 20404 }]
    if (id === '') {
      const name = query.get('FriendlyName') ?? ''
      return [200, { conferences: carrier.present(name).length > 0 ? [{ sid: `CF${name}` }] : [] }]
    }
    if (method === 'POST') {
      void carrier.announce(call, form.get('AnnounceUrl') ?? '')
      return [200, { call_sid: call }]
    }
    return [200, { participants: carrier.present(id.slice(2)).map((sid) => ({ call_sid: sid })) }]
  }

  function ofCall(method: string, id: string): object {
    if (method === 'POST') carrier.hangUp(id)
    const fate = carrier.fate(id)
    return { sid: id, status: statusOf(fate), duration: fate.seconds === null ? null : String(fate.seconds) }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    /** The next request fails in this way. */
    fail: (status: number, body: object) => void failures.push({ status, body }),
    trouble: troubled.trouble,
    close: () => troubled.close(server),
  }
}

const callOf = (form: URLSearchParams) => ({
  to: form.get('To') ?? '',
  answers: form.get('Url') ?? '',
  tells: form.get('StatusCallback') ?? '',
  ringSeconds: Number(form.get('Timeout')),
  limitSeconds: Number(form.get('TimeLimit')),
})
