import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Pages } from './server.ts'
import { contextOf } from './visit-context.ts'

/** React Router as one function of a visit; `build` is asked for at each request in development. */
export function createPages(build: () => Promise<ServerBuild>, mode: 'production' | 'development'): Pages {
  const handler = createRequestHandler(build, mode)
  return (request, visit, nonce) => handler(request, contextOf(visit, nonce, new RouterContextProvider()))
}
