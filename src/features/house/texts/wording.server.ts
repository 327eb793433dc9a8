import type { App, Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { TextLink, Wording } from '../../../platform/i18n/texts.ts'
import { siteBy } from '../../../sites/index.ts'
import { readVersion } from './clean-text.server.ts'
import type { PageView } from './edit-gate.server.ts'
import { onPage } from './on-page.server.ts'
import { listDrafts, listOffers, listPublished } from './queries.server.ts'
import type { Locale, StoredLink } from './rules.ts'
import { ownWords, translationOf } from './translations.server.ts'

/** The main site, on which all others fall back, and then the site itself. */
export function sitesBelow(app: App, siteId: number): number[] {
  const mainId = app.sites[0].id
  return siteId === mainId ? [mainId] : [mainId, siteId]
}

/**
 * Texts edited for a site, over those edited for the main one.
 * @param db the transaction's own: waiting for another connection could deadlock
 */
export async function readWording(
  app: App,
  siteId: number,
  showKeys: boolean,
  db: Database = app.db,
): Promise<Wording> {
  const { light: _, ...words } = await readPublished(app, siteId, 'fr', db)
  return { ...words, showKeys }
}

type Offers = Readonly<Record<string, string>>
type Words = Pick<Wording, 'locale' | 'edited' | 'offers' | 'links'> & {
  /** What is offered to those who came with a version, by the version. */
  light: ReadonlyMap<string, Offers>
}

/** In other languages, delivered translations have priority over texts edited in French. */
export const readPublished = (app: App, siteId: number, locale: Locale, db: Database = app.db): Promise<Words> =>
  app.content.keep(`wording of ${siteId} in ${locale}`, async () => {
    const offers = Map.groupBy(await listOffers(db, sitesBelow(app, siteId)), ({ version }) => version)
    const byVersion = [...offers].map(([version, some]) => [version, asOffers(some)] as const)
    return {
      locale,
      ...(await readEdited(app, siteId, locale, db)),
      offers: asOffers(offers.get('') ?? []),
      light: new Map(byVersion.filter(([version]) => version !== '')),
    }
  })

const asOffers = (offers: readonly { type: string; text: string }[]): Offers =>
  Object.fromEntries(offers.map(({ type, text }) => [type, text]))

/** The published texts, bypassing the cache. */
export async function readEdited(app: App, siteId: number, locale: Locale, db: Database) {
  const french = await readLayers(app, siteId, 'fr', db)
  if (locale === 'fr') return french
  const own = await readLayers(app, siteId, locale, db)
  return {
    edited: { ...french.edited, ...translationOf(locale), ...own.edited },
    links: { ...french.links, ...own.links },
  }
}

/** Texts edited for the main site, then the brand's delivered ones, then those edited for the brand. */
async function readLayers(app: App, siteId: number, locale: Locale, db: Database) {
  const rows = await listPublished(db, sitesBelow(app, siteId), locale)
  const mainId = app.sites[0].id
  const main = asWords(rows.filter((row) => row.siteId === mainId))
  const brand = asWords(rows.filter((row) => row.siteId !== mainId))
  const delivered = locale === 'fr' ? ownWords(siteBy(app.sites, siteId)) : {}
  return {
    edited: { ...main.edited, ...delivered, ...brand.edited },
    links: { ...main.links, ...brand.links },
  }
}

/**
 * The texts of one page of the site; drafts and keys are included for editors only. Who is signed in reads the offers of
 * the version that they came with; all others share one page.
 */
export async function readPageWording(
  { app, site, user }: Visit,
  view: PageView,
  pattern?: string,
  versionOf: () => Promise<string | null> = async () => null,
): Promise<Wording> {
  if (view.editing) return readForEditor(app, site.id, view)
  const words = await readPublished(app, site.id, view.locale)
  const version = user && words.light.size > 0 ? await versionOf() : null
  const offers = { ...words.offers, ...words.light.get(version ?? '') }
  return { locale: words.locale, offers, ...onPage(words, pattern), showKeys: view.showKeys }
}

/** Includes drafts, and puts each text's key into it. */
async function readForEditor(app: App, siteId: number, view: PageView): Promise<Wording> {
  const [words, drafts, { offers }] = await Promise.all([
    // The node's cache may not yet have what the editor has just published.
    readEdited(app, siteId, view.locale, app.db),
    listDrafts(app.db, siteId, view.locale),
    readPublished(app, siteId, view.locale),
  ])
  const draft = asWords(drafts)
  return {
    locale: view.locale,
    offers,
    edited: { ...words.edited, ...draft.edited },
    links: { ...words.links, ...draft.links },
    showKeys: view.showKeys,
    marked: true,
  }
}

function asWords(rows: readonly { key: string; value: string; links: unknown }[]) {
  const versions = rows.map((row): [string, ReturnType<typeof readVersion>] => [row.key, readVersion(row)])
  return {
    edited: Object.fromEntries(versions.map(([key, { value }]) => [key, value])),
    links: Object.fromEntries(versions.map(([key, { links }]) => [key, linksOf(links)])),
  }
}

const linksOf = (links: readonly StoredLink[]): Record<string, TextLink> =>
  Object.fromEntries(
    links.map(({ parameter, label, href, target }) => [parameter, { label, href, ...(target ? { target } : {}) }]),
  )
