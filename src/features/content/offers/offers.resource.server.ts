import { type SqlBool, sql } from 'kysely'
import { resource } from '../../house/backoffice/resource.server.ts'
import { offerRow, openedOffer, openOffer } from './open-offer.server.ts'
import { offerColumns } from './queries.server.ts'

export const offersResource = resource({
  name: 'offers',
  summary: 'List the site’s offers, each with its price history and the price that may be shown struck out',
  can: 'content.edit',
  table: 'content_entries',
  id: 'id',
  within: (siteId) => sql<SqlBool>`base.site_id = ${siteId} and base.kind = 'offer'`,
  row: offerRow,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: {},
  read: (base) => base.select(offerColumns),
  one: { shape: openedOffer, open: openOffer },
})
