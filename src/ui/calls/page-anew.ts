import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useFetchers, useRevalidator } from 'react-router'

/**
 * Reloading of pages on which a person works: the data is refreshed while the page is open. If that fails, the present
 * data stays with a notice, and is refreshed until an answer comes: the router would replace it by an error page.
 */

/** In the browser only: the address and the data that a page shows. */
let shown: { address: string; data: unknown } | null = null
let isCut = false
/** How many current refreshes include the surrounding layout. */
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

/** For its `clientAction`: a form that could not be sent says so, and keeps what was typed. */
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
 * The surrounding layout is not refreshed with such a page, even after a form, nor while there is no answer: its
 * failure would replace the page.
 */
export const isAskedForAnew = (args: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isPageAlone = shown !== null && around === 0 && currentUrl.href === nextUrl.href
  return defaultShouldRevalidate && !isCut && !isPageAlone
}

export interface PageAnew {
  /** Refreshes the page. */
  look: () => Promise<void>
  /** Refreshes the page and its layout. */
  lookAround: () => Promise<void>
  /** Whether the last attempt got no answer. */
  cut: boolean
}

/**
 * Refreshes the page once no form that keeps it is being sent. A refresh that began meanwhile would count as a newer
 * navigation, for which the router drops the one that the form's answer asks for.
 */
function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ state, formData }) => state !== 'idle' && formData !== undefined)
  const sent = useRef(Promise.resolve())
  useEffect(() => {
    if (!isSending) return
    const { promise, resolve } = Promise.withResolvers<void>()
    sent.current = promise
    // A page that was left for a bank's, and is shown again as it was, is still sending for the router.
    const release = () => resolve()
    addEventListener('pageshow', release)
    return () => {
      removeEventListener('pageshow', release)
      release()
    }
  }, [isSending])
  return useCallback(async () => {
    await sent.current
    await revalidate()
  }, [revalidate])
}

/** Remembers what the page shows, and returns the ways to refresh it. */
export function usePageAnew(data: unknown): PageAnew {
  const refresh = useRefresh()
  const cut = useSyncExternalStore(
    subscribe,
    () => isCut,
    () => false,
  )
  const lookAround = useCallback(async () => {
    around += 1
    await refresh().finally(() => {
      around -= 1
    })
  }, [refresh])
  useEffect(() => {
    shown = { address: addressOf(location.href), data }
  }, [data])
  useEffect(() => {
    if (!cut) return
    const timer = setInterval(() => void refresh(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [cut, refresh])
  useEffect(
    () => () => {
      shown = null
      tell(false)
    },
    [],
  )
  return { look: refresh, lookAround, cut }
}

const addressOf = (url: string): string => new URL(url).pathname

/** No answer, or one that did not come from the site. */
export function isLost(thrown: unknown): boolean {
  if (isRouteErrorResponse(thrown)) return thrown.status >= 500
  return thrown instanceof Error
}
