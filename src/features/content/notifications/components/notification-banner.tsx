import { useState } from 'react'
import { useLocation } from 'react-router'
import { Banner } from '../../../../ui/banner/banner.tsx'
import type { BannerView } from '../views.ts'
import { type Reader, useBanner } from './use-banner.ts'

/** The first banner that applies to this reader and page. */
export function NotificationBanner({ reader, quiet }: { reader: Reader; quiet: boolean }) {
  const { pathname } = useLocation()
  const { banner, close } = useBanner(reader, pathname)
  return banner && !quiet ? <Shown key={banner.id} banner={banner} onClose={close} /> : null
}

function Shown({ banner, onClose }: { banner: BannerView; onClose: () => void }) {
  const [expanded, setExpanded] = useState(false)
  return (
    <Banner
      title={banner.title}
      html={banner.description}
      link={banner.link}
      image={banner.image}
      buttonLabel={banner.button_label}
      background={banner.background_color}
      text={banner.text_color}
      buttonBackground={banner.button_background_color}
      expanded={expanded}
      onExpand={() => setExpanded(true)}
      onClose={onClose}
    />
  )
}
