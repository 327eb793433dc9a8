import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A process of its own, as the site is one: sends the bytes and headers it was given to every request.
process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
