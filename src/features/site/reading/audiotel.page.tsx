import { href } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { PremiumNumber } from '../../../ui/premium-number/premium-number.tsx'
import { capital } from '../../../ui/shell/capital.ts'
import { useShell } from '../../../ui/shell-data.ts'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { CodedPsychics } from '../../consult/audiotel/components/coded-psychics.tsx'
import { listReachable } from '../../consult/audiotel/read-reach.server.ts'
import { texts } from '../../consult/audiotel/texts.ts'
import { findEntry } from '../../content/content/read-entries.server.ts'
import { waysOfPage } from '../../content/content/ways-out.server.ts'
import { PREMIUM_PAGE, premiumLine } from '../../house/premium/premium-line.ts'
import { Related } from '../../house/related/components/related.tsx'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orWaysOut } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/audiotel.page'
import sheet from './article.css?url'
import { headingsOf, partsOfArticle } from './article-parts.ts'
import { ArticleText } from './components/article-text.tsx'
import { Talk } from './components/talk.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

/** Exists on the sites that have a premium-rate number. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const line = premiumLine(visit.app, visit.site)
  const found = line && (await findEntry(visit, 'page', PREMIUM_PAGE))
  const ways = () => waysOfPage(visit, PREMIUM_PAGE)
  const { title, description, lead, body } = await orWaysOut(found, ways)
  const readOn = await relatedPages(visit, PREMIUM_PAGE, ['article', 'term'])
  return { title, description, lead, body, readOn, line: await orWaysOut(line, ways), list: await listReachable(visit) }
}

export default function AudiotelPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const shell = useShell()
  const { title, description, lead, body, line, list } = loaderData
  const text = partsOfArticle(body)
  const parent = { label: capital(shell?.site.psychicNoun.plural ?? ''), to: href('/voyance') }
  return (
    <Page
      title={title}
      lead={<p>{lead}</p>}
      plate={<PageScene of={PREMIUM_PAGE} />}
      aside={
        <>
          <SideContents parts={headingsOf(text)} />
          <Talk />
        </>
      }
    >
      <title>{`${title} · ${shell?.site.label ?? ''}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <Breadcrumb steps={[parent]} here={title} />
      <div>
        <PremiumNumber number={line.number} price={line} />
      </div>
      {line.isSandbox ? (
        <div>
          <p>{t('demo')}</p>
          <OnwardLink to={href('/bac-a-sable')}>{t('dial')}</OnwardLink>
        </div>
      ) : null}
      <Section title={t('listTitle')}>
        <CodedPsychics list={list} />
        <OnwardLink to={href('/voyance')}>{t('all')}</OnwardLink>
      </Section>
      <ArticleText parts={text} />
      <Related pages={loaderData.readOn} />
    </Page>
  )
}
