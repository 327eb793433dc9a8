import { createServer, type RequestListener, type Server } from 'node:http'

/** Time limits for a client, in milliseconds. */
export interface ClientPatience {
  /** To send the headers. */
  headers: number
  /** To send the whole request. */
  request: number
  /** Without a byte in either direction: an unread answer occupies memory. */
  still: number
  lookEvery: number
}

const PATIENCE: ClientPatience = { headers: 10_000, request: 30_000, still: 60_000, lookEvery: 1000 }

/** A server that disconnects slow clients. */
export function patientServer(listener: RequestListener, patience = PATIENCE): Server {
  const { headers, request, still, lookEvery } = patience
  const options = { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: lookEvery }
  const server = createServer(options, listener)
  server.timeout = still
  return server
}
