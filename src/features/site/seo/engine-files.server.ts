import type { Visit } from '../../../app.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { type Indexable, listIndexable } from './list-indexable.server.ts'
import { unlistedPlaces } from './listed.ts'
import { texts } from './texts.ts'

export interface EngineFile {
  type: string
  body: string
}

const XML = 'application/xml; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** robots.txt, site maps and llms.txt of a site, by path; null for any other path. */
export async function readEngineFile(visit: Visit, path: string): Promise<EngineFile | null> {
  if (path === '/robots.txt') return { type: PLAIN, body: robotsOf(visit) }
  if (!visit.site.indexed) return null
  const all = await listIndexable(visit.app, visit.site)
  if (path === '/sitemap.xml') return { type: XML, body: indexOf(visit, all) }
  if (path === '/llms.txt') {
    return { type: PLAIN, body: guideOf(visit, all, await readWording(visit.app, visit.site.id, false)) }
  }
  const part = /^\/sitemap-([a-z]+)\.xml$/.exec(path)?.[1]
  const own = all.filter((one) => one.part === part)
  return own.length === 0 ? null : { type: XML, body: partOf(visit, own) }
}

function robotsOf({ site }: Visit): string {
  const closed = ['api', ...unlistedPlaces.filter((place) => place !== 'recherche')]
  // A site that is not to be indexed stays crawlable: engines must read its pages to find that they may not index them.
  const map = site.indexed ? [`Sitemap: ${site.canonical}/sitemap.xml`, ''] : []
  return ['User-agent: *', ...closed.map((place) => `Disallow: /${place}`), '', ...map].join('\n')
}

const changed = (day: string | null): string => (day === null ? '' : `<lastmod>${day}</lastmod>`)

function indexOf({ site }: Visit, all: readonly Indexable[]): string {
  const maps = [...Map.groupBy(all, ({ part }) => part)].map(([part, own]) => {
    const days = own.flatMap(({ changedOn }) => changedOn ?? [])
    const last = days.sort().at(-1) ?? null
    return `<sitemap><loc>${site.canonical}/sitemap-${part}.xml</loc>${changed(last)}</sitemap>`
  })
  return `${HEAD}\n<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>\n`
}

function partOf({ site }: Visit, own: readonly Indexable[]): string {
  const pages = own.map(
    ({ path, changedOn }) => `<url><loc>${escapeHtml(`${site.canonical}${path}`)}</loc>${changed(changedOn)}</url>`,
  )
  return `${HEAD}\n<urlset xmlns="${SCHEMA}">\n${pages.join('\n')}\n</urlset>\n`
}

/**
 * llms.txt: what an assistant should know before it cites the site (llmstxt.org); the many pages of signs and of cards are only in the
 * site map.
 */
function guideOf({ site }: Visit, all: readonly Indexable[], wording: Wording): string {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, { site: site.label })
  const line = ({ path, title, description }: Indexable) => `- [${title}](${site.canonical}${path}): ${description}`
  const section = (title: string, pages: readonly Indexable[]) =>
    pages.length === 0 ? [] : [`## ${title}`, '', ...pages.map(line), '']
  const parts = Map.groupBy(all, ({ part }) => part)
  const horoscopes = (parts.get('horoscopes') ?? []).filter(({ path }) => path.split('/').length < 4)
  const tarots = (parts.get('tarots') ?? []).filter(({ path }) => path.split('/').length < 5)
  return [
    `# ${site.label}`,
    '',
    `> ${t('manifestDescription')}`,
    '',
    t('guideRules'),
    '',
    ...section(t('guidePages'), parts.get('pages') ?? []),
    ...section(t('guideHoroscopes'), horoscopes),
    ...section(t('guideTarots'), tarots),
    ...section(t('guideArticles'), parts.get('articles') ?? []),
    ...section(t('guideTerms'), parts.get('lexique') ?? []),
    ...section(t('guideProfiles'), parts.get('profils') ?? []),
  ].join('\n')
}
