/** Addresses of the relay and one call’s credentials for it. */
export interface RelayAccess {
  urls: readonly string[]
  username: string
  credential: string
  /** Seconds in which they can open a connection. */
  lifetime: number
}
