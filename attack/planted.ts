import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import { freePort } from '../test/program.ts'

interface Planted {
  address: string
  close(): Promise<void>
}

/** Serves a flaw on this machine, for the tool that must find it. */
export async function plant(listener: RequestListener, options: ServerOptions = {}, places?: number): Promise<Planted> {
  const server = createServer(options, listener)
  if (places !== undefined) server.maxConnections = places
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export const page = (body: string): string =>
  `<!doctype html><html><head><title>Planted</title></head><body>${body}</body></html>`
