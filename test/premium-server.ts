import { createServer } from 'node:http'
import type { Operator } from '../src/providers/premium/sandbox/operator.ts'
import { checkedSignature } from '../src/providers/premium/signing.ts'

/** The questions that an operator's platform answers, in front of the sandbox's operator: refuses what is not signed. */
export async function startPremiumServer(operator: Operator, secret: string) {
  const asked: string[] = []
  const failures: number[] = []
  const server = createServer((request, response) => {
    const said = `${request.method} ${request.url}`
    asked.push(said)
    const header = (name: string) => request.headers[name] as string | undefined
    const isOurs = checkedSignature(secret, { body: said, receivedAt: new Date(), header }) !== null
    const [status, body] = failures.length > 0 ? [failures.shift()!, {}] : isOurs ? answer(said) : [401, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

  function answer(said: string): [number, object] {
    const [, call] = /^GET \/calls\/([\w-]+)$/.exec(said) ?? []
    if (call) return [200, operator.fate(call)]
    const [, ended] = /^POST \/calls\/([\w-]+)\/hang-up$/.exec(said) ?? []
    if (ended) {
      operator.hangUp(ended)
      return [200, {}]
    }
    const [, month] = /^GET \/months\/(20\d\d-\d\d)$/.exec(said) ?? []
    return month ? [200, { numbers: operator.month(month) }] : [404, {}]
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    /** The next question is answered with this status. */
    fail: (status: number) => void failures.push(status),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
