import { type RouterContextProvider, redirect } from 'react-router'
import { visitOf } from '../../../visit-context.ts'
import { findMoved } from './queries.server.ts'

interface Asked {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/** Redirects permanently from the former address of a page to its present one, if nothing else answers there. */
export async function leadMoved({ request, url, context }: Asked, next: () => Promise<Response>): Promise<Response> {
  const answer = await next()
  if (answer.status !== 404 || request.method !== 'GET') return answer
  const { app, db, site } = visitOf(context)
  const path = url.pathname
  // PostgreSQL can't store such a path, so it was never a page's.
  if (!path.isWellFormed() || path.includes('\0')) return answer
  const moved = await findMoved(db, { siteId: site.id, mainId: app.sites[0].id, path })
  if (moved === null) return answer
  throw redirect(moved + url.search, 301)
}
