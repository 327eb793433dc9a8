import { useEffect, useRef, useState } from 'react'
import { href, useLocation } from 'react-router'
import { useTexts } from '../../../../ui/wording.tsx'
import { countedPath } from '../rules.ts'
import { texts } from '../texts.ts'

/** The tag manager in an isolated frame that can't access the page: it only receives the paths. */
export function Measure() {
  const t = useTexts(texts)
  const { pathname } = useLocation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)

  useEffect(() => {
    // The frame's origin is opaque, so no target origin can be given.
    if (loaded) frame.current?.contentWindow?.postMessage({ event: 'page_view', page_path: countedPath(pathname) }, '*')
  }, [loaded, pathname])

  return (
    <iframe
      ref={frame}
      src={href('/mesure')}
      title={t('frame')}
      sandbox="allow-scripts"
      hidden
      onLoad={() => setLoaded(true)}
    />
  )
}
