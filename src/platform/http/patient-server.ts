import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a client may take, in milliseconds. */
export interface ClientPatience {
  /** To say what it asks. */
  headers: number
  /** To say all of it. */
  request: number
  /** Without a byte in either direction: who reads nothing of an answer keeps it in memory. */
  still: number
  lookEvery: number
}

const PATIENCE: ClientPatience = { headers: 10_000, request: 30_000, still: 60_000, lookEvery: 1000 }

/** A server that cuts slow clients. */
export function patientServer(listener: RequestListener, patience = PATIENCE): Server {
  const { headers, request, still, lookEvery } = patience
  const options = { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: lookEvery }
  const server = createServer(options, listener)
  server.timeout = still
  return server
}
