import { useEffect, useState } from 'react'
import { call } from '../../../../platform/contract/call.ts'
import { isRemembered, rememberForVisit } from '../../../../ui/visit-memory.ts'
import { isDisplayed, type Viewer } from '../../content/display-filter.ts'
import type { bannersContract } from '../banners.server.ts'
import type { BannerView } from '../views.ts'

export type Reader = Pick<Viewer, 'signedIn' | 'gender'>

const CLOSED = 'banner-closed'

/** The banner of this page once its delay has passed; closing it hides it for the rest of the visit. */
export function useBanner(reader: Reader, path: string): { banner: BannerView | null; close: () => void } {
  const [closed, setClosed] = useState(false)
  const banners = useBanners()
  const shownId = useShownId(closed ? null : firstFor(banners, { ...reader, path, now: new Date() }))
  return {
    banner: (!closed && banners.find((one) => one.id === shownId)) || null,
    close() {
      rememberForVisit(CLOSED)
      setClosed(true)
    },
  }
}

const firstFor = (banners: readonly BannerView[], viewer: Viewer): BannerView | null =>
  banners.find((banner) => isDisplayed(banner, viewer)) ?? null

/** The id of the banner whose delay has passed. */
function useShownId(first: BannerView | null): number | null {
  const [shown, setShown] = useState<number | null>(null)
  const id = first?.id ?? null
  const delayMs = (first?.delay ?? 0) * 1000
  useEffect(() => {
    setShown(null)
    if (id === null) return
    const show = setTimeout(() => setShown(id), delayMs)
    return () => clearTimeout(show)
  }, [id, delayMs])
  return shown === id ? shown : null
}

/** Fetched after the page has loaded: pages are cached, and banners change by the second. */
function useBanners(): readonly BannerView[] {
  const [banners, setBanners] = useState<readonly BannerView[]>([])
  useEffect(() => {
    // A banner that an editor previews before its start date.
    const looked = new URLSearchParams(window.location.search).get('apercu')
    if (isRemembered(CLOSED) && !looked) return
    const query = { table: 'notifications' as const, apercu: looked || undefined }
    call<(typeof bannersContract)['readBanners']>('GET', '/api/directus', { query }).then(
      ({ data }) => setBanners(data.data),
      // biome-ignore lint/suspicious/noConsole: the page works without banners; the browser's console is where faults are shown
      (fault) => console.warn('notifications', fault),
    )
  }, [])
  return banners
}
