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
  /** Turns false when the program drains. */
  ready: () => boolean
  metrics: Metrics
}

/** What answers HTTP. `close` stops what works beside it. */
export type Answering = (app: App, node: Node) => { listener: RequestListener; close(): Promise<void> }

/** Answers visitors, and the machine that asks for the node's figures. What is closed last comes first. */
export async function listen(app: App, answering: Answering): Promise<Closing[]> {
  const { host, port, metricsPort, drainMs, mode } = app.config
  const metrics = new Metrics()
  let draining = false
  const { listener, close } = answering(app, { ready: () => !draining, metrics })
  const http = patientServer(listener)
  const doors = await bind(http, port, host)
  const closeSockets = socketsOn(app, http)
  // After the sockets, which answer before all others what is theirs.
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

/** A port that only this machine reaches: on the visitors' own, a proxy of the machine would hand the figures on. */
async function listenForMetrics({ registry }: Metrics, port: number): Promise<Closing> {
  const http = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
  })
  await bind(http, port, '127.0.0.1')
  return () => closeServer(http)
}

/** Stops listening, lets what is under way end, and cuts what remains after five seconds. */
async function closeServer(http: Server, doors: readonly Door[] = []): Promise<void> {
  const closed = [http, ...doors].map((one) => new Promise((resolve) => one.close(resolve)))
  http.closeIdleConnections()
  setTimeout(() => http.closeAllConnections(), 5000).unref()
  await Promise.all(closed)
}
