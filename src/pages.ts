import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Pages } from './server.ts'
import { contextOf } from './visit-context.ts'

/** React Router as one function of a visit. Given a function it would make its routes anew at each request. */
export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  const handler = createRequestHandler(build, mode)
  return (request, visit, nonce) => handler(request, contextOf(visit, nonce, new RouterContextProvider()))
}
