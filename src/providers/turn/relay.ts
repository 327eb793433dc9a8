import { createSocket } from 'node:dgram'
import type Relay from 'node-turn'
import { carryChannels } from './channels.ts'
import { isCurrent, passwordOf } from './credentials.ts'

/** Names that were seen while they were current: a relay must go on refreshing an open connection. */
const REMEMBERED = 1000

/**
 * Starts a small relay on this machine's own address, for the demonstration and tests: it relays to any port of this
 * machine, so it must never listen elsewhere. Returns its address and how to stop it.
 */
export async function startRelay({ secret, port }: { secret: string; port?: number }) {
  const listeningPort = port ?? (await freeUdpPort())
  const { default: NodeTurn } = await import('node-turn')
  const relay = new NodeTurn({
    listeningIps: [HERE],
    relayIps: [HERE],
    listeningPort,
    authMech: 'long-term',
    realm: 'voyance',
    credentials: credentialsBy(secret),
    debugLevel: 'OFF',
  })
  relay.start()
  carryChannels(relay, HERE, listeningPort)
  return { url: `turn:${HERE}:${listeningPort}?transport=udp`, stop: () => stop(relay) }
}

/** node-turn would answer a late packet of a peer through the socket that it has closed, which throws. */
function stop(relay: Relay): void {
  for (const { sockets } of Object.values(relay.allocations)) {
    for (const socket of sockets) socket.removeAllListeners('message')
  }
  relay.stop()
}

const HERE = '127.0.0.1'

/** Passwords by name, computed when the relay looks one up. */
function credentialsBy(secret: string): Record<string, string> {
  const seen = new Set<string>()
  return new Proxy<Record<string, string>>(
    {},
    {
      get(_, username) {
        if (typeof username !== 'string') return undefined
        if (isCurrent(username, new Date())) seen.add(username)
        if (seen.size > REMEMBERED) seen.delete(seen.values().next().value ?? '')
        return seen.has(username) ? passwordOf(secret, username) : undefined
      },
    },
  )
}

function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4')
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.bind(0, HERE, () => {
      const { port } = socket.address()
      socket.close(() => resolve(port))
    })
  })
}
