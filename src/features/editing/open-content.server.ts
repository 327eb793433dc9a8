import type { Visit } from '../../app.ts'
import type { Kind } from '../content/rules.ts'
import { staffOf } from '../staff/as-staff.server.ts'
import { fieldsOf, typedOf } from './form.server.ts'
import { inParis } from './paris.server.ts'
import { type ContentRow, findContent, listRevisions, type RevisionRow } from './queries.server.ts'
import { compare, type Piece } from './rules.ts'

const VERSIONS = 50

export interface Place {
  kind: Kind
  address: string
}

export const sitesOf = ({ app, site }: Visit) => ({ siteId: site.id, mainId: app.sites[0].id })

/** An entry as its editor meets it; null where there is none. @throws {Refusal} as staffOf */
export async function openContent(visit: Visit, place: Place) {
  staffOf(visit, 'content.edit')
  const row = await findContent(visit.db, sitesOf(visit), place)
  if (!row) return null
  const isOwn = row.siteId === visit.site.id
  const revisions = isOwn ? await listRevisions(visit.db, row.id, VERSIONS) : []
  return {
    ...viewEntry(row, isOwn, place),
    revisions: revisions.map((one, at) => viewRevision(place, one, revisions[at + 1])),
  }
}

function viewEntry(row: ContentRow, isOwn: boolean, { kind, address }: Place) {
  return {
    kind,
    address,
    isOwn,
    status: row.status,
    publishAt: row.publishAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
    waits: row.nextData !== null,
    /** null where the site has none of its own yet. */
    version: isOwn ? row.version : null,
    /** What is being worked on. */
    data: row.nextData ?? row.data,
    typed: typedOf(fieldsOf(kind), row.nextData ?? row.data),
    typedAt: row.nextAt ? inParis(row.nextAt) : '',
  }
}

const viewRevision = ({ kind }: Place, one: RevisionRow, before: RevisionRow | undefined) => ({
  version: one.version,
  status: one.status,
  publishAt: one.publishAt?.toISOString() ?? null,
  changedAt: one.changedAt.toISOString(),
  editor: one.editor,
  changes: before ? changesIn(kind, before.data, one.data) : [],
})

/** What differs, field by field. */
export function changesIn(kind: Kind, before: Record<string, unknown>, after: Record<string, unknown>) {
  const fields = fieldsOf(kind)
  const [one, other] = [typedOf(fields, before), typedOf(fields, after)]
  return fields.flatMap(({ name }): { name: string; pieces: Piece[] }[] =>
    one[name] === other[name] ? [] : [{ name, pieces: compare(one[name]!, other[name]!) }],
  )
}
