import { useEffect } from 'react'
import { isLost } from './page-anew.ts'

/** In the browser only: what is shown around the pages of a workplace; null outside of it. */
let shown: { data: unknown } | null = null

/** For the `clientLoader` of such a layout: what is shown stays while there is no answer. */
export async function orAsAround<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (thrown) {
    if (request.signal.aborted || !isLost(thrown) || shown === null) throw thrown
    return shown.data as T
  }
}

export function useShownAround(data: unknown): void {
  useEffect(() => {
    shown = { data }
    return () => {
      shown = null
    }
  }, [data])
}
