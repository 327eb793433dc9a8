import { useLocation } from 'react-router'
import { useCanonical } from '../../../../ui/shell/canonical.ts'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { shareAddress } from '../share-address.ts'
import { texts } from '../texts.ts'

interface ShareMetaProps {
  title: string
  description: string
  type?: 'website' | 'profile' | 'article'
}

/** Open Graph metadata, for pages that have a share image. */
export function ShareMeta({ title, description, type = 'website' }: ShareMetaProps) {
  const t = useTexts(texts)
  const shell = useShell()
  const address = useCanonical()
  const { pathname } = useLocation()
  if (!shell || !address) return null
  const { canonical, label } = shell.site
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={label} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${canonical}${shareAddress(pathname)}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('imageAlt', { title, site: label })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
