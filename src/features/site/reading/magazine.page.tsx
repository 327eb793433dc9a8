import { Choices } from '../../../ui/choices/choices.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { magAddress } from '../../content/content/addresses.ts'
import { PageTurner } from '../../content/content/components/page-turner.tsx'
import { readMagazine } from '../../content/content/read-magazine.server.ts'
import { ARTICLE_THEMES, pageIn, themeIn } from '../../content/content/rules.ts'
import { texts } from '../../content/content/texts.ts'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/magazine.page'
import { ArticleTiles } from './components/article-tiles.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const theme = orNotFound(themeIn(url.searchParams))
  const page = orNotFound(pageIn(url.searchParams))
  const part = await readMagazine(visitOf(context), { theme: theme === 'all' ? undefined : theme, page })
  orNotFound(page <= part.pages ? page : null)
  return { theme: theme === 'all' ? undefined : theme, ...part }
}

export default function MagazinePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { theme, articles, page, pages } = loaderData
  const title = theme ? t('magThemeTitle', { theme: t(`theme.${theme}`) }) : t('mag')
  const head = page > 1 ? t('magPage', { title, page }) : title
  const description = theme ? t('magThemeDescription', { theme: t(`theme.${theme}`) }) : t('magDescription')
  return (
    <Page title={title} lead={<p>{theme ? t('magThemeLead') : t('magLead')}</p>} width="wide">
      <title>{`${head} · ${site}`}</title>
      <meta name="description" content={page > 1 ? t('magPage', { title: description, page }) : description} />
      <Choices
        label={t('chooseTheme')}
        choices={[
          { to: magAddress(), label: t('allThemes'), chosen: theme === undefined },
          ...ARTICLE_THEMES.map((one) => ({
            to: magAddress(one),
            label: t(`theme.${one}`),
            chosen: one === theme,
          })),
        ]}
      />
      {articles.length === 0 ? (
        <Empty title={t('magEmpty')} picture={<Vignette name="magazine" />}>
          {t('magEmptyNext')}
        </Empty>
      ) : null}
      <ArticleTiles articles={articles} leads={!theme && page === 1} />
      <PageTurner
        page={page}
        pages={pages}
        addressOf={(other) => magAddress(theme, other)}
        before={t('newer')}
        after={t('older')}
      />
    </Page>
  )
}
