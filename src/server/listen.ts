import cluster from 'node:cluster'
import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import type { App } from '../app.ts'
import { bind } from '../platform/http/bind.ts'
import { closeServer } from '../platform/http/close-server.ts'
import { Metrics } from '../platform/http/metrics.ts'
import { patientServer } from '../platform/http/patient-server.ts'
import { alwaysSent } from '../platform/http/policy.ts'
import { listenForMetrics } from './metrics-port.ts'
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
  // The others behind the same port answer while one of several drains.
  const { listener, close } = answering(app, { ready: () => !draining || cluster.isWorker, metrics })
  const http = patientServer(listener, alwaysSent(mode === 'production'))
  const doors = await bind(http, port, host)
  const closeSockets = socketsOn(app, http)
  // A connection kept open would be cut between two requests. Set up after the sockets, which answer their own first.
  http.prependListener('request', (_, response) => draining && response.setHeader('Connection', 'close'))
  if (cluster.isWorker) reportMetrics(metrics)
  const { registry } = metrics
  const closeMetrics = metricsPort === null ? [] : [await listenForMetrics(() => registry.metrics(), metricsPort)]
  return [
    ...closeMetrics,
    close,
    async () => {
      const closed = closeServer(http, doors)
      // The server is closed once its last line is: lines end when nobody new can come.
      await closeSockets()
      await closed
    },
    async () => {
      draining = true
      await wait(drainMs)
    },
  ]
}

/** Lets the process that started this one read the metrics of all. */
function reportMetrics({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries(registry)
  // Made for its listener, which answers that process.
  new AggregatorRegistry()
}
