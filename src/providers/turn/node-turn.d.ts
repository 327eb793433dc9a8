declare module 'node-turn' {
  interface Options {
    listeningIps: string[]
    relayIps: string[]
    listeningPort: number
    authMech: 'long-term'
    realm: string
    credentials: Record<string, string>
    debugLevel: 'OFF'
  }
  export default class Relay {
    constructor(options: Options)
    start(): void
    stop(): void
  }
}
