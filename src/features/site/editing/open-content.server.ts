import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inParis } from '../../../platform/time/paris.server.ts'
import { siteBy } from '../../../sites/index.ts'
import { previewsOf } from '../../content/content/preview.server.ts'
import type { Kind } from '../../content/content/rules.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import type { OpenedContent } from './contract.server.ts'
import { fieldsOf, typedOf } from './form.server.ts'
import { type ContentRow, findContent, findPlace, listRevisions, type RevisionRow } from './queries.server.ts'
import { differences } from './rules.ts'

const VERSIONS = 50

export interface Place {
  kind: Kind
  address: string
}

export const sitesOf = ({ app, site }: Visit) => ({ siteId: site.id, mainId: app.sites[0].id })

/** An entry as shown to its editor. @throws {Refusal} as staffOf, adminEntityNotFound */
export async function openContent(visit: Visit, id: number): Promise<OpenedContent> {
  staffOf(visit, 'content.edit')
  const place = await findPlace(visit.db, id)
  // The site's own version replaces the main site's.
  const row = place && (await findContent(visit.db, sitesOf(visit), place))
  if (!row) throw new Refusal('adminEntityNotFound')
  const isOwn = row.siteId === visit.site.id
  const revisions = isOwn ? await listRevisions(visit.db, row.id, VERSIONS) : []
  return {
    ...viewEntry(visit, row, place),
    revisions: revisions.map((one, at) => viewRevision(place.kind, one, revisions[at + 1])),
  }
}

function viewEntry(visit: Visit, row: ContentRow, { kind, address }: Place) {
  const { app, site } = visit
  const data = row.nextData ?? row.data
  const isOwn = row.siteId === site.id
  return {
    id: row.id,
    kind,
    address,
    title: row.title,
    site: siteBy(app.sites, row.siteId).label,
    isOwn,
    status: row.status,
    publishAt: row.publishAt?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
    nextAt: row.nextAt?.toISOString() ?? null,
    waits: row.nextData !== null,
    version: isOwn ? row.version : null,
    /** The latest version, published or not. */
    typed: typedOf(fieldsOf(kind), data),
    previews: isOwn ? previewsOf(visit, row, kind, address, data) : [],
    typedAt: row.nextAt ? inParis(row.nextAt) : '',
  }
}

const viewRevision = (kind: Kind, one: RevisionRow, before: RevisionRow | undefined) => {
  const typed = ({ data }: RevisionRow) => typedOf(fieldsOf(kind), data)
  return {
    version: one.version,
    status: one.status,
    publishAt: one.publishAt?.toISOString() ?? null,
    changedAt: one.changedAt.toISOString(),
    editor: one.editor,
    changes: before ? differences(typed(before), typed(one)) : [],
  }
}
