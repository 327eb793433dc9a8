/** A relay for the voice of calls, in the form that browsers want it. */
export interface RelayAccess {
  urls: readonly string[]
  username: string
  credential: string
  /** Seconds until the credentials can't open a connection any more; those that are open stay. */
  lifetime: number
}

export interface TurnPort {
  /** Credentials for one side of one call, which the relay knows by this name only. */
  accessFor(name: string, now: Date): Promise<RelayAccess>
  close(): Promise<void>
}
