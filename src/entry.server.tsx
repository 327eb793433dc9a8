import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { structuredData } from './features/site/seo/structured-data.ts'
import { NotForAll } from './platform/cache/not-for-all.ts'
import { dataBlock, intoHead } from './platform/http/into-head.ts'
import { noScripts, policyOf, scriptsWith } from './platform/http/policy.ts'
import { writtenWhole } from './platform/http/written-whole.ts'
import { Fragments } from './ui/kept/fragments.server.tsx'
import { PlaceContext } from './ui/kept/kept.tsx'
import type { PageHandle } from './ui/shell/page-handle.ts'
import type { ShellData } from './ui/shell-data.ts'
import { nonceOf, visitOf } from './visit-context.ts'

/** Renders a whole document: everything is awaited, so that a page reads the same without scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = nonceOf(context) || undefined
  const policy = policyOfItsOwn(router, nonce)
  if (policy) headers.set('Content-Security-Policy', policy)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const fragments = fragmentsOf(router)
  const document = (
    <PlaceContext value={fragments?.place ?? null}>
      <ServerRouter context={withOwnRoutes(router)} url={request.url} nonce={nonce} />
    </PlaceContext>
  )
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // A signal with a listener is never freed, and keeps the whole page in memory.
        request.signal.removeEventListener('abort', stop)
        const data = structuredDataOf(router)
        const answer = (html: Buffer<ArrayBuffer>) => {
          headers.set('Content-Length', String(html.length))
          return new Response(html, { status, headers })
        }
        writtenWhole(pipe)
          .then((html) => fragments?.fill(html) ?? html)
          .then((html) => answer(data ? intoHead(html, dataBlock(data)) : html))
          .then(resolve, reject)
      },
      onShellError: reject,
    })
    const stop = () => abort()
    request.signal.addEventListener('abort', stop, { once: true })
  })
}

/** None if the page has no texts, or shows what they are. */
function fragmentsOf({ staticHandlerContext: { loaderData } }: EntryContext): Fragments | null {
  const wording = (loaderData.root as ShellData | undefined)?.wording
  return !wording || wording.marked || wording.showKeys ? null : new Fragments(wording)
}

/** The router builds every route of its manifest for each document: give it only those of the page. */
function withOwnRoutes(router: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = router
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]))
  return { ...router, manifest: { ...manifest, routes } }
}

/** The structured data of a page; none for a failed one. */
function structuredDataOf({ staticHandlerContext: { errors, location, loaderData, matches } }: EntryContext) {
  const routeId = matches.at(-1)?.route.id
  if (errors || !routeId) return null
  return structuredData({ routeId, path: location.pathname, data: loaderData[routeId], shell: loaderData.root })
}

/** The policy of a page that is framed, or whose form is posted elsewhere; null for any other. */
function policyOfItsOwn({ staticHandlerContext, routeModules }: EntryContext, nonce: string | undefined) {
  const { matches, loaderData } = staticHandlerContext
  for (const { route } of matches) {
    const handle = routeModules[route.id]?.handle as PageHandle | undefined
    if (handle?.bare) return policyOf(noScripts, { framedByUs: true })
    const data = loaderData[route.id]
    if (handle?.formsTo && data)
      return policyOf(scriptsWith(nonce ?? ''), { development: !nonce, formsTo: handle.formsTo(data) })
  }
  return null
}

/** A request's own fault is not a bug; everything else is logged with its request id. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || error instanceof NotForAll || (isRouteErrorResponse(error) && error.status < 500))
    return
  const visit = visitOf(context)
  visit.app.log.error({ err: error, requestId: visit.requestId }, 'bug')
}
