import { useEffect } from 'react'
import { houses } from '../../../ui/houses/houses.ts'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/style-guide.page'
import { Actions } from './components/actions.tsx'
import { Art } from './components/art.tsx'
import { Brands } from './components/brands.tsx'
import { Contents } from './components/contents.tsx'
import { Data } from './components/data.tsx'
import { Forms } from './components/forms.tsx'
import { Foundations } from './components/foundations.tsx'
import { Landmarks } from './components/landmarks.tsx'
import { Messages } from './components/messages.tsx'
import { Motion } from './components/motion.tsx'
import { People } from './components/people.tsx'
import { Seasons } from './components/seasons.tsx'
import { livingSheet } from './living-sheet.ts'
import sheet from './style-guide.css?url'
import { texts } from './texts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  orNotFound(visitOf(context).app.config.mode === 'demo' ? true : null)
  return null
}

/** With the sheets of the other houses, of which there are samples. */
export const links: Route.LinksFunction = () =>
  [sheet, ...Object.values(houses).map((house) => house.sheet)]
    .filter((href) => href !== null)
    .map((href) => ({ rel: 'stylesheet', href }))

export default function StyleGuidePage() {
  const t = useTexts(texts)
  useEffect(() => {
    const living = livingSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, living]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== living)
    }
  }, [])
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>} width="wide">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <Contents />
      <Foundations />
      <Brands />
      <Seasons />
      <Actions />
      <Forms />
      <Landmarks />
      <Messages />
      <Data />
      <People />
      <Art />
      <Motion />
    </Page>
  )
}
