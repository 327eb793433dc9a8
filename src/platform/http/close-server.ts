import type { Server } from 'node:http'
import type { Server as Door } from 'node:net'

const CUT_AFTER_MS = 5000

/** Stops listening, lets current requests end, and cuts the rest after five seconds. */
export async function closeServer(http: Server, doors: readonly Door[] = []): Promise<void> {
  const closed = [http, ...doors].map((one) => new Promise((resolve) => one.close(resolve)))
  http.closeIdleConnections()
  setTimeout(() => http.closeAllConnections(), CUT_AFTER_MS).unref()
  await Promise.all(closed)
}
