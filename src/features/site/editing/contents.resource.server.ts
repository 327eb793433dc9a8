import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { siteDefinitions } from '../../../sites/index.ts'
import { KINDS, OWN_KINDS, STATUSES } from '../../content/content/rules.ts'
import { is } from '../../house/backoffice/filters.server.ts'
import { type Resource, resource } from '../../house/backoffice/resource.server.ts'
import { contentRow, openedContent } from './contract.server.ts'
import { openContent } from './open-content.server.ts'

const [main] = siteDefinitions

/** The site's own content, and what it inherits from the main site as long as it has no version of its own. */
const within = (siteId: number) => sql<SqlBool>`base.locale = 'fr' and (base.site_id = ${siteId}
  or (base.site_id = ${main.id} and base.status = 'published' and base.kind <> all(${[...OWN_KINDS]}::text[])
    and not exists (select from content_entries as own where own.site_id = ${siteId} and own.kind = base.kind
      and own.address = base.address and own.locale = base.locale)))`

const label = sql<string>`case base.site_id ${sql.join(
  siteDefinitions.map((site) => sql`when ${site.id}::int then ${site.label}::text`),
  sql` `,
)} end`

const ASKED_MAX = 80
/** Each search word must begin a word of the title or the address. */
const words = z
  .string()
  .max(ASKED_MAX)
  .transform((asked) => (asked.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & '))
  .refine((query) => query !== '')

export const contentsResource: Resource = resource({
  name: 'contents',
  summary: 'Contents of the site, and those inherited from the main site',
  can: 'content.edit',
  table: 'content_entries',
  id: 'id',
  within,
  row: contentRow,
  sorts: { id: 'id', changedAt: 'changed_at' },
  sort: { by: 'changedAt', order: 'desc' },
  filters: {
    kind: is('kind', z.enum(KINDS)),
    status: is('status', z.enum(STATUSES)),
    q: {
      column: 'words',
      schema: words,
      where: (value) => sql<SqlBool>`base.words @@ to_tsquery('plain_folded', ${value})`,
    },
  },
  read: (base) =>
    base
      .select(['base.id', 'base.kind', 'base.address', 'base.title', 'base.status'])
      .select(['base.publish_at as publishAt', 'base.changed_at as changedAt', label.as('site')])
      .select((entry) => entry('base.next_data', 'is not', null).as('waits')),
  one: { shape: openedContent, open: openContent },
})
