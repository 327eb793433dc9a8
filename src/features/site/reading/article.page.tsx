import { inDay } from '../../../platform/i18n/french.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { magAddress } from '../../content/content/addresses.ts'
import { Plate } from '../../content/content/components/plate.tsx'
import { readArticle } from '../../content/content/read-magazine.server.ts'
import { texts } from '../../content/content/texts.ts'
import { waysOfArticle } from '../../content/content/ways-out.server.ts'
import { Related } from '../../house/related/components/related.tsx'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orWaysOut } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/article.page'
import sheet from './article.css?url'
import { headingsOf, minutesToRead, partsOfArticle } from './article-parts.ts'
import { AlsoRead } from './components/also-read.tsx'
import { ArticleText } from './components/article-text.tsx'
import { Contents } from './components/contents.tsx'
import { Talk } from './components/talk.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { body, ...article } = await orWaysOut(await readArticle(visit, params.slug), () =>
    waysOfArticle(visit, params.slug),
  )
  const readOn = await relatedPages(visit, url.pathname, ['term', 'psychic'])
  return { ...article, parts: partsOfArticle(body), minutes: minutesToRead(body), readOn }
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { slug, title, description, theme, publishedOn, picture, parts, minutes, related } = loaderData
  return (
    <Page
      title={title}
      lead={
        <>
          <time dateTime={publishedOn}>{inDay(publishedOn)}</time> · {t('readingTime', { count: minutes })}
        </>
      }
      aside={
        <>
          <SideContents parts={headingsOf(parts)} />
          {related.length > 0 ? <AlsoRead articles={related} /> : null}
          <Talk />
        </>
      }
    >
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} type="article" />
      <Breadcrumb
        steps={[
          { label: t('mag'), to: magAddress() },
          { label: t(`theme.${theme}`), to: magAddress(theme) },
        ]}
        here={title}
      />
      {picture ? (
        <Picture of={picture} eager />
      ) : (
        <div className="article-plate">
          <Plate slug={slug} theme={theme} sizes="(min-width: 40rem) 35rem, 100vw" main />
        </div>
      )}
      <Contents parts={parts} />
      <ArticleText parts={parts} />
      <Related pages={loaderData.readOn} />
    </Page>
  )
}
