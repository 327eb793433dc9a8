import { type AddressInfo, createServer, connect as reach, type Socket } from 'node:net'
import { databaseDoor } from '../database-door.ts'
import { Line, type Rules } from './proxy-line.ts'

/** A network between the nodes and their database that fails as real ones do. */
export interface DatabaseProxy {
  /** The same address, through the proxy. */
  through(url: string): string
  /** What every byte passes through from now on. */
  rules: Rules
  /** Whether new connections are accepted and never answered. */
  isDeaf: boolean
  /** Every open connection. */
  lines(): readonly Line[]
  close(): Promise<void>
}

/** Passes connections on to the database of an address. */
export async function openProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const door = databaseDoor(databaseUrl)
  const open = new Set<Line>()
  const nodes = new Set<Socket>()
  const server = createServer((node) => {
    nodes.add(node)
    node.on('close', () => nodes.delete(node)).on('error', () => {})
    if (proxy.isDeaf) return void node.resume()
    const line = new Line(node, reach(door), () => proxy.rules)
    open.add(line)
    line.onEnd = () => open.delete(line)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxy: DatabaseProxy = {
    through: (url) => url.replace(/@\/(\w+)\?.*/, `@127.0.0.1:${port}/$1?sslmode=disable`),
    rules: {},
    isDeaf: false,
    lines: () => [...open],
    close() {
      for (const line of open) line.reset()
      for (const node of nodes) node.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return proxy
}
