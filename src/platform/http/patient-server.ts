import { createServer, type RequestListener, type Server } from 'node:http'
import { answersWith } from './answers-with.ts'

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

/** A server that disconnects slow clients, and sends these headers with every answer. */
export function patientServer(
  listener: RequestListener,
  always: Readonly<Record<string, string>> = {},
  patience = PATIENCE,
): Server {
  const { headers, request, still, lookEvery } = patience
  const patient = { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: lookEvery }
  const server = createServer({ ...patient, ServerResponse: answersWith(always) }, listener)
  server.timeout = still
  return server
}
