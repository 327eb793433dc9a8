import type { Server, ServerResponse } from 'node:http'

export type Trouble = 'hangs' | 'refuses'

/** A double of a service that can be made to hang, or to refuse whatever it is asked. */
export class Troubled {
  private how: Trouble | null = null

  /** From now on; null ends it. */
  readonly trouble = (how: Trouble | null): void => {
    this.how = how
  }

  /** Whether the request gets no other answer than the trouble's. */
  meets(response: ServerResponse): boolean {
    if (this.how === 'refuses') response.writeHead(503).end()
    return this.how !== null
  }

  /** Closes the server, with the requests that hang. */
  close(server: Server): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
}
