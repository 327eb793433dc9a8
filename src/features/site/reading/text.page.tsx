import { href, redirect } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { capital } from '../../../ui/shell/capital.ts'
import { useShell } from '../../../ui/shell-data.ts'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { listPsychics } from '../../consult/psychics/list-psychics.server.ts'
import { TextOffers } from '../../consult/text-questions/components/text-offers.tsx'
import { loadOffers } from '../../consult/text-questions/load-offer.server.ts'
import { TEXTS_PAGE } from '../../consult/text-questions/rules.ts'
import { brandPath } from '../../content/content/brand-path.server.ts'
import { findEntry, listDisplayed } from '../../content/content/read-entries.server.ts'
import { texts } from '../../content/content/texts.ts'
import { viewPartner } from '../../content/content/views.ts'
import { waysOfPage } from '../../content/content/ways-out.server.ts'
import { Related } from '../../house/related/components/related.tsx'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orWaysOut } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/text.page'
import sheet from './article.css?url'
import { headingsOf, partsOfArticle } from './article-parts.ts'
import { ArticleText } from './components/article-text.tsx'
import { Concerned } from './components/concerned.tsx'
import { Partners } from './components/partners.tsx'
import { Talk } from './components/talk.tsx'
import { concernAt } from './concerned-psychics.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

/** Few, since the text comes below them; with scripts the rest is appended. */
const LISTED = 4
const PARTNERS = href('/partenaires')

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const own = brandPath(url.pathname, visit.site)
  if (own !== url.pathname) throw redirect(own, 301)
  const found = await findEntry(visit, 'page', url.pathname)
  const { title, description, lead, picture, body } = await orWaysOut(found, () => waysOfPage(visit, url.pathname))
  const readOn = await relatedPages(visit, url.pathname, ['article', 'term'])
  const concern = concernAt(url.pathname)
  const concerned = concern ? { concern, ...(await listPsychics(visit, { ...concern, limit: LISTED })) } : null
  const partners = url.pathname === PARTNERS ? (await listDisplayed(visit, 'partner')).map(viewPartner) : []
  const asked = url.pathname === TEXTS_PAGE ? await loadOffers(visit) : null
  const isOfPsychics = url.pathname.startsWith(`${href('/voyance')}/`)
  const parts = partsOfArticle(body)
  return { path: own, title, description, lead, picture, parts, readOn, concerned, asked, partners, isOfPsychics }
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const shell = useShell()
  const { path, title, description, lead, picture, parts, concerned, asked, partners, isOfPsychics } = loaderData
  const parent = isOfPsychics
    ? { label: capital(shell?.site.psychicNoun.plural ?? ''), to: href('/voyance') }
    : { label: t('home'), to: href('/') }
  return (
    <Page
      title={title}
      lead={<p>{lead}</p>}
      plate={picture ? null : <PageScene of={path} />}
      aside={
        <>
          <SideContents parts={headingsOf(parts)} />
          {concerned || asked ? null : <Talk />}
        </>
      }
    >
      <title>{`${title} · ${shell?.site.label ?? ''}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <Breadcrumb steps={[parent]} here={title} />
      {picture ? <Picture of={picture} eager /> : null}
      {concerned ? <Concerned {...concerned} /> : null}
      <ArticleText parts={parts} />
      {partners.length > 0 ? <Partners partners={partners} /> : null}
      {asked ? <TextOffers {...asked} /> : null}
      <Related pages={loaderData.readOn} />
    </Page>
  )
}
