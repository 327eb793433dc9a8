import type { Preview, Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { PREMIUM_PAGE, premiumLine } from '../../house/premium/premium-line.ts'
import { brandPath } from './brand-path.server.ts'
import { whenPreviewed } from './display-fields.server.ts'
import { type DisplayRules, isDisplayed, isOpenTo, type Viewer } from './display-filter.ts'
import { type DataOf, shapes } from './kinds.server.ts'
import { listShown, type Shown } from './queries.server.ts'
import { type Kind, OWN_KINDS } from './rules.ts'

export type Entry<K extends Kind> = DataOf<K> & {
  id: number
  /** A slug or, for a page, its path. */
  address: string
  /** YYYY-MM-DD, in Paris. */
  publishedOn: string
  publishedAt: Date
  changedAt: Date
  /** The site from which it is inherited with the same path; null for the site's own content. */
  original: string | null
}

/** The visit's site's entries of a kind, cached until something is published; previews included. */
export async function listEntries<K extends Kind>(visit: Visit, kind: K): Promise<Entry<K>[]> {
  const shown = await visit.app.content.keep(`content ${visit.site.id} ${kind}`, () => readEntries(visit, kind))
  return visit.preview?.kind === kind ? withPreview(visit, kind, shown, visit.preview) : shown
}

function withPreview<K extends Kind>(
  visit: Visit,
  kind: K,
  shown: readonly Entry<K>[],
  { data, ...preview }: Preview,
): Entry<K>[] {
  const now = visit.now()
  const isBanner = kind === 'notification'
  const row = { ...preview, data: { ...(data as object), ...whenPreviewed[kind] }, publishAt: now, changedAt: now }
  const before = shown.find(({ address }) => address === preview.address)
  const own = entryOf(visit, kind, row).map((entry) => ({ ...before, ...entry }))
  return isBanner ? own : [...shown.filter((one) => one !== before), ...own]
}

/** Those of a kind that the visit's reader may see on the page where they are. */
export async function listDisplayed<K extends Kind>(visit: Visit, kind: K): Promise<Entry<K>[]> {
  const viewer = viewerOf(visit)
  return (await listEntries(visit, kind)).filter((entry) => isDisplayed(entry as DisplayRules, viewer))
}

/** An entry for its own page: whoever may not see it finds nothing there. */
export async function findEntry<K extends Kind>(visit: Visit, kind: K, address: string): Promise<Entry<K> | null> {
  const entries = await listEntries(visit, kind)
  const found = entries.find((entry) => entry.address === address)
  return found && isOpenTo(found as DisplayRules, viewerOf(visit)) ? found : null
}

const viewerOf = ({ user, path, now }: Visit): Viewer => ({
  signedIn: user !== null,
  gender: user?.gender ?? 'unknown',
  path: path ?? null,
  now: now(),
})

/**
 * Entries may have been written by other programs: those that don't match the shape of their kind are left out and
 * reported.
 */
async function readEntries<K extends Kind>({ app, site, now }: Visit, kind: K): Promise<Entry<K>[]> {
  const mainId = OWN_KINDS.includes(kind) ? site.id : app.sites[0].id
  const rows = await listShown(app.db, { kind, siteId: site.id, mainId, now: now() })
  return rows.flatMap((row) => entryOf({ app, site }, kind, row))
}

function entryOf<K extends Kind>(
  { app, site }: Pick<Visit, 'app' | 'site'>,
  kind: K,
  { id, address, data, publishAt, changedAt, siteId }: Shown,
): Entry<K>[] {
  // A page named with another brand's word for its psychics does not exist on this brand, not even as a fallback; nor does
  // the page of a number that there is not.
  if (brandPath(address, site) !== address) return []
  if (kind === 'page' && address === PREMIUM_PAGE && !premiumLine(app, site)) return []
  const read = shapes[kind].safeParse(data)
  if (!read.success) {
    app.log.error({ kind, address, fields: read.error.issues.map(({ path }) => path.join('.')) }, 'content unreadable')
    return []
  }
  const original = siteId === site.id ? null : app.sites[0].canonical
  return [
    {
      ...(read.data as DataOf<K>),
      id,
      address,
      publishedOn: dayInParis(publishAt),
      publishedAt: publishAt,
      changedAt,
      original,
    },
  ]
}

/** The content of an entry, without its identifier, dates and brand. */
export function wordsOf<K extends Kind>(entry: Entry<K>) {
  const {
    id: _,
    address: __,
    publishedAt: ___,
    publishedOn: ____,
    changedAt: _____,
    original: ______,
    ...words
  } = entry
  return words
}
