import { request } from 'node:http'
import { Operator } from './operator.ts'

/** The sandbox's operator, and the secret that signs its messages. */
export interface SandboxPremium {
  operator: Operator
  secret: string
}

/** Numbers of fiction (ARCEP: 06 39 98 00 00 to 99 99) belong to automata. */
const FICTION = '+3363998'

/** The demonstration's own operator: it asks this program's address without leaving the machine. */
export function openDemoPremium(secret: string, at: { port: number; host: string }): SandboxPremium {
  const operator = new Operator({
    secret,
    isAutomaton: (number) => number.startsWith(FICTION),
    now: () => new Date(),
    post: (_called, body, headers) => postHere(at, body, headers),
  })
  return { operator, secret }
}

/** @param host of one of the sites, whoever serves it */
function postHere(
  { port, host }: { port: number; host: string },
  body: string,
  signed: Record<string, string>,
): Promise<string | null> {
  const headers = {
    ...signed,
    host,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const where = { host: 'localhost', port, path: '/api/premium/messages', method: 'POST', headers }
  return new Promise((resolve, reject) => {
    const asking = request(where, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString()
      resolve(answer.statusCode === 200 ? text : null)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
