import { sql } from 'kysely'
import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { consentTypes, formTypes } from '../../house/consents/rules.ts'

/** Without names: whose answer it is, and the sentence they read, are opened for a reason. */
const row = z.object({
  id: z.int(),
  givenAt: z.iso.datetime(),
  clientId: z.int(),
  type: z.enum(consentTypes),
  agreed: z.boolean(),
  form: z.enum(formTypes),
  siteId: z.int(),
  version: z.int().describe('Version of the text that was shown'),
  digest: z.string().describe('SHA-256 digest of the text that was shown'),
})

export type ConsentProofRow = z.output<typeof row>

export const consentProofsResource = resource({
  name: 'consent-proofs',
  summary: 'Proofs of consent: the answer, its time and site, and the version of the text',
  can: 'privacy.read',
  table: 'consent_proofs',
  id: 'id',
  row,
  sorts: { id: 'id', givenAt: 'given_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    clientId: is('user_id', rowId),
    type: is('type', row.shape.type),
    form: is('form_type', row.shape.form),
    givenFrom: since('given_at'),
    givenTo: until('given_at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.given_at as givenAt', 'base.user_id as clientId', 'base.type', 'base.agreed'])
      .select(['base.form_type as form', 'base.site_id as siteId', 'base.text_version as version'])
      .select(sql<string>`encode(base.text_hash, 'hex')`.as('digest')),
})
