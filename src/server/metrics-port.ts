import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import { bind } from '../platform/http/bind.ts'
import { closeServer } from '../platform/http/close-server.ts'
import type { Closing } from './listen.ts'

/** A port that only this machine can reach: on the visitors' port, a local proxy would expose the metrics. */
export async function listenForMetrics(read: () => Promise<string>, port: number): Promise<Closing> {
  const http = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    const told = await read().catch(() => null)
    if (told === null) return void response.writeHead(503).end()
    response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(told)
  })
  await bind(http, port, '127.0.0.1')
  return () => closeServer(http)
}
