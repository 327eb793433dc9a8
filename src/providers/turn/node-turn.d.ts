declare module 'node-turn' {
  import type { Socket } from 'node:dgram'

  interface Options {
    listeningIps: string[]
    relayIps: string[]
    listeningPort: number
    authMech: 'long-term'
    realm: string
    credentials: Record<string, string>
    debugLevel: 'OFF'
  }
  export interface Reply {
    addAttribute(name: 'message-integrity'): void
    resolve(): void
  }
  interface Allocation {
    sockets: Socket[]
    /** By channel number. */
    channelBindings: Record<number, { address: string; port: number }>
    /** By address of a peer: when it ends, in milliseconds. */
    permissions: Record<string, number>
  }
  export default class Relay {
    constructor(options: Options)
    readonly network: { sockets: Socket[] }
    /** By the addresses between which it was asked for. */
    readonly allocations: Record<string, Allocation>
    start(): void
    stop(): void
    prependListener(event: 'channel_bind', listener: (message: unknown, reply: Reply) => void): void
  }
}
