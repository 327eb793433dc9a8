import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { contextOf } from '../visit-context.ts'
import type { Pages } from './server.ts'

const DATA = 'text/x-script'

/**
 * React Router as a function of a visit. Given a function instead of a build, it would rebuild its routes at each
 * request.
 */
export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  const handler = createRequestHandler(build, mode)
  return async (request, visit, nonce) => {
    const answer = await handler(request, contextOf(visit, nonce, new RouterContextProvider()))
    // The router's own data are in UTF-8, but their type lacks the charset.
    if (answer.headers.get('Content-Type') === DATA) answer.headers.set('Content-Type', `${DATA}; charset=utf-8`)
    return answer
  }
}
