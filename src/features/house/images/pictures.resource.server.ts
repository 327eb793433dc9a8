import { type SqlBool, sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import { is, reads, since, until } from '../backoffice/filters.server.ts'
import { readRow } from '../backoffice/list-rows.server.ts'
import { type Resource, resource } from '../backoffice/resource.server.ts'
import { openedPicture, type PictureRow, pictureRow } from './contract.server.ts'
import { labelOf } from './keep-picture.server.ts'
import { pictureShape } from './picture-shape.ts'
import { listUses } from './queries.server.ts'

/** The library is shared by all sites, since brands inherit content from one another. */
export const picturesResource: Resource = resource({
  name: 'pictures',
  summary: 'Pictures of the library, which is shared by all sites',
  can: 'content.edit',
  table: 'pictures',
  id: 'id',
  within: () => sql<SqlBool>`true`,
  row: pictureRow,
  sorts: { id: 'id', addedAt: 'added_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    hash: is('hash', pictureShape.shape.hash),
    name: reads('name'),
    addedFrom: since('added_at'),
    addedTo: until('added_at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.hash', 'base.name', 'base.alt', 'base.width', 'base.height'])
      .select('base.added_at as addedAt')
      .select(sql<string>`'/images/' || base.hash || '-' || least(base.width, 480) || '.webp'`.as('src')),
  one: { shape: openedPicture, open: openPicture },
})

/** A picture with the contents that show it. @throws {Refusal} as readRow */
async function openPicture(visit: Visit, id: number) {
  const row = (await readRow(visit, picturesResource, id)) as PictureRow
  const uses = await listUses(visit.db, row.hash)
  return { ...row, uses: uses.map(({ siteId, ...use }) => ({ ...use, site: labelOf(visit.app.sites, siteId) })) }
}
