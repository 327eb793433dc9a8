import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'

/**
 * A page on which somebody works is asked for anew while it is open. When that fails, what is shown stays, says so, and is
 * asked for again until an answer comes: the router would show an error in its place.
 */

/** In the browser alone: the address and the data that a page shows. */
let shown: { address: string; data: unknown } | null = null
let isCut = false
/** How many times what stands around the page is being asked for with it. */
let around = 0
const listeners = new Set<() => void>()

const AGAIN_MS = 2000

function tell(cut: boolean): void {
  if (isCut === cut) return
  isCut = cut
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the `clientLoader` of such a page. */
export async function orAsShown<T>(request: Request, load: () => Promise<T>): Promise<T> {
  const address = addressOf(request.url)
  try {
    const data = await load()
    tell(false)
    return data
  } catch (thrown) {
    if (request.signal.aborted || !isLost(thrown) || shown?.address !== address) throw thrown
    tell(true)
    return shown.data as T
  }
}

/** For its `clientAction`: a form that did not come through says so, and stays as it was typed. */
export async function orUnsent<T, U>(send: () => Promise<T>, unsent: U): Promise<T | U> {
  try {
    return await send()
  } catch (thrown) {
    if (!isLost(thrown)) throw thrown
    tell(true)
    return unsent
  }
}

/**
 * What stands around such a page is not asked for with it, after a form neither, and not at all while there is no answer:
 * its failure would take the page away.
 */
export const isAskedForAnew = (args: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isPageAlone = shown !== null && around === 0 && currentUrl.href === nextUrl.href
  return defaultShouldRevalidate && !isCut && !isPageAlone
}

export interface PageAnew {
  /** Asks for the page anew. */
  look: () => Promise<void>
  /** Asks for it with what stands around it. */
  lookAround: () => Promise<void>
  /** Whether the last try met no answer. */
  cut: boolean
}

/** Keeps what the page shows, and gives the ways to ask for it anew. */
export function usePageAnew(data: unknown): PageAnew {
  const { revalidate } = useRevalidator()
  const cut = useSyncExternalStore(
    subscribe,
    () => isCut,
    () => false,
  )
  const lookAround = useCallback(async () => {
    around += 1
    await revalidate().finally(() => {
      around -= 1
    })
  }, [revalidate])
  useEffect(() => {
    shown = { address: addressOf(location.href), data }
  }, [data])
  useEffect(() => {
    if (!cut) return
    const timer = setInterval(() => void revalidate(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [cut, revalidate])
  useEffect(
    () => () => {
      shown = null
      tell(false)
    },
    [],
  )
  return { look: revalidate, lookAround, cut }
}

const addressOf = (url: string): string => new URL(url).pathname

/** No answer at all, or one that was not the site's own. */
function isLost(thrown: unknown): boolean {
  if (isRouteErrorResponse(thrown)) return thrown.status >= 500
  return thrown instanceof Error
}
