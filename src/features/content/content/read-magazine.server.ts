import type { Visit } from '../../../app.ts'
import { findEntry, listDisplayed } from './read-entries.server.ts'
import { ARTICLES_BY_PAGE, type ArticleTheme, partOf } from './rules.ts'
import { type ArticleCard, viewArticle } from './views.ts'

export interface MagazinePart {
  articles: ArticleCard[]
  total: number
  page: number
  pages: number
}

/** Articles of one theme or all, newest first. */
export async function readMagazine(
  visit: Visit,
  of: { theme?: ArticleTheme | undefined; page: number; limit?: number },
): Promise<MagazinePart> {
  const all = await listDisplayed(visit, 'article')
  const asked = all.filter(({ theme }) => of.theme === undefined || theme === of.theme)
  const latest = asked.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
  const { items, ...part } = partOf(latest, of.page, of.limit ?? ARTICLES_BY_PAGE)
  return { articles: items.map(viewArticle), ...part }
}

export interface ArticleView extends ArticleCard {
  /** Sanitised HTML. */
  body: string
  /** Published related articles. */
  related: ArticleCard[]
}

/** null if the site has no such published article. */
export async function readArticle(visit: Visit, slug: string): Promise<ArticleView | null> {
  const article = await findEntry(visit, 'article', slug)
  if (!article) return null
  const all = await listDisplayed(visit, 'article')
  const related = article.related.flatMap((name) => all.filter(({ address }) => address === name && name !== slug))
  return { ...viewArticle(article), body: article.body, related: related.map(viewArticle) }
}
