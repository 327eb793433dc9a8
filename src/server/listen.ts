import { createServer, type RequestListener, type Server } from 'node:http'
import type { Server as Door } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app.ts'
import { bind } from '../platform/http/bind.ts'
import { Metrics } from '../platform/http/metrics.ts'
import { patientServer } from '../platform/http/patient-server.ts'
import { sendAlways } from '../platform/http/policy.ts'
import { socketsOn } from './sockets.ts'

export type Closing = () => Promise<void>

interface Node {
  /** Becomes false when the program drains. */
  ready: () => boolean
  metrics: Metrics
}

/** The HTTP listener. `close` stops its background work. */
export type Answering = (app: App, node: Node) => { listener: RequestListener; close(): Promise<void> }

/** Serves visitors, and the machine that reads the metrics. Returns what to close; the entry to close last comes first. */
export async function listen(app: App, answering: Answering): Promise<Closing[]> {
  const { host, port, metricsPort, drainMs, mode } = app.config
  const metrics = new Metrics()
  let draining = false
  const { listener, close } = answering(app, { ready: () => !draining, metrics })
  const http = patientServer(listener)
  const doors = await bind(http, port, host)
  const closeSockets = socketsOn(app, http)
  // Set up after the sockets, which answer their own requests first.
  sendAlways(http, mode === 'production')
  const closeMetrics = metricsPort === null ? [] : [await listenForMetrics(metrics, metricsPort)]
  return [
    ...closeMetrics,
    close,
    closeSockets,
    () => closeServer(http, doors),
    async () => {
      draining = true
      await wait(drainMs)
    },
  ]
}

/** A port that only this machine can reach: on the visitors' port, a local proxy would expose the metrics. */
async function listenForMetrics({ registry }: Metrics, port: number): Promise<Closing> {
  const http = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
  })
  await bind(http, port, '127.0.0.1')
  return () => closeServer(http)
}

/** Stops listening, lets current requests end, and cuts the rest after five seconds. */
async function closeServer(http: Server, doors: readonly Door[] = []): Promise<void> {
  const closed = [http, ...doors].map((one) => new Promise((resolve) => one.close(resolve)))
  http.closeIdleConnections()
  setTimeout(() => http.closeAllConnections(), 5000).unref()
  await Promise.all(closed)
}
