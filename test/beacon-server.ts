import { createServer } from 'node:http'
import { momentOf, ownChain, quicknet } from '../src/platform/beacon/beacon.ts'
import { drandBeacon } from '../src/providers/beacon/drand.ts'

const { chain, sign } = ownChain(Buffer.alloc(48, 5), quicknet)

/** What the server does instead of answering truly. */
type Manner =
  | 'true'
  /** A signature of another round. */
  | 'forged'
  /** Says that it is another round. */
  | 'other-round'
  | 'absent'
  | 'hang'
  | 'endless'
  | 'redirect'

/** A server of drand with a chain of its own, which signs truly; the real adapter, which may call it alone. */
export async function startBeacon(now: () => Date) {
  let manner: Manner = 'true'
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    const round = Number(request.url?.match(/^\/[0-9a-f]{64}\/public\/([1-9][0-9]*)$/)?.[1])
    if (manner === 'hang') return
    if (manner === 'redirect') return response.writeHead(302, { location: `${origin}/elsewhere` }).end()
    if (manner === 'endless') return response.writeHead(200).end('"'.padEnd(100_000, 'a'))
    if (!round || manner === 'absent' || momentOf(chain, round) > now()) return response.writeHead(404).end()
    const signature = await sign(manner === 'forged' ? round + 1 : round)
    const randomness = 'not ours to believe'
    response.end(JSON.stringify({ round: manner === 'other-round' ? round + 1 : round, randomness, signature }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    chain,
    sign,
    asked,
    port: drandBeacon(chain, [origin]),
    origin,
    behave(next: Manner) {
      manner = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
