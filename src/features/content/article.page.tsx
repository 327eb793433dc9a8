import { inDay } from '../../platform/i18n/french.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useShell } from '../../ui/shell/shell-data.ts'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orWaysOut } from '../session/page-door.server.ts'
import type { Route } from './+types/article.page'
import { magAddress } from './addresses.ts'
import { AlsoRead } from './components/also-read.tsx'
import { Seal } from './components/plate.tsx'
import { Prose } from './components/prose.tsx'
import { Talk } from './components/talk.tsx'
import { readArticle } from './read-magazine.server.ts'
import { texts } from './texts.ts'
import { waysOfArticle } from './ways-out.server.ts'

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const visit = visitOf(context)
  return orWaysOut(await readArticle(visit, slug), () => waysOfArticle(visit, slug))
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { title, description, theme, publishedOn, body, related } = loaderData
  return (
    <Page
      title={title}
      lead={<time dateTime={publishedOn}>{inDay(publishedOn)}</time>}
      portrait={<Seal theme={theme} />}
      aside={
        <>
          {related.length > 0 ? <AlsoRead articles={related} /> : null}
          <Talk />
        </>
      }
    >
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <Breadcrumb
        steps={[
          { label: t('mag'), to: magAddress() },
          { label: t(`theme.${theme}`), to: magAddress(theme) },
        ]}
        here={title}
      />
      <Prose html={body} />
    </Page>
  )
}
