import { type RouterContextProvider, redirectDocument } from 'react-router'
import { isForData } from '../../../platform/http/page-request.ts'
import { visitOf } from '../../../visit-context.ts'
import { ownPath } from '../visit/own-path.ts'

interface Asked {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/**
 * A page navigation after its session was ended: the document is reloaded signed out. This answer clears the cookie, so
 * it happens once. A form open to visitors is still accepted; one that needs a session leads back to its page.
 */
export async function leaveEnded({ request, url, context }: Asked, next: () => Promise<Response>): Promise<Response> {
  const { session } = visitOf(context)
  if (!session.revoked || !isForData(request)) return next()
  if (request.method === 'GET') throw redirectDocument(url.pathname + url.search)
  const answer = await next()
  if (answer.status === 401) throw redirectDocument(pageOf(request, url))
  return answer
}

function pageOf(request: Request, url: URL): string {
  const from = URL.parse(request.headers.get('referer') ?? '')
  return from?.host === url.host ? ownPath(from.pathname + from.search) : url.pathname
}
