import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

export interface Proxied {
  port: number
  /** The local port where the program speaks HTTP. */
  to: number
  certificate: { key: string; cert: string }
}

/** The proxy before a production site: terminates TLS, forwards the client's address, and keeps the Host header. */
export async function openTlsProxy({ port, to, certificate }: Proxied): Promise<{ close(): Promise<void> }> {
  const told = (request: IncomingMessage) => ({
    ...request.headers,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'https',
  })
  const server = createServer(certificate, (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path } = request
    const onward = ask({ host: '127.0.0.1', port: to, method, path, headers: told(request) }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.on('upgrade', (request: IncomingMessage, near: Duplex, first: Buffer) => {
    const far = connect(to, '127.0.0.1', () => {
      const lines = Object.entries(told(request)).map(([name, value]) => `${name}: ${value}`)
      far.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      far.write(first)
      near.pipe(far).pipe(near)
    })
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
