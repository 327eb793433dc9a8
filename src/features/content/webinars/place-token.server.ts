import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findById, type Registration } from './queries.server.ts'

type Of = Pick<Registration, 'id' | 'emailKey'>

/** The secret that was mailed to an address: the whole right to its place. It is not stored. */
export const tokenOf = ({ app, site }: Visit, of: Of): string =>
  `${of.id}-${app.secrets.sign(signed(site.id, of)).toString('base64url')}`

/** The place that a token is for. @throws {Refusal} linkInvalid */
export async function findPlace(visit: Visit, token: string): Promise<Registration> {
  const { app, site, db } = visit
  const [, id, mac] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(token) ?? []
  const found = id && mac ? await findById(db, site.id, Number(id)) : null
  if (!found || !app.secrets.hasSigned(signed(site.id, found), Buffer.from(mac ?? '', 'base64url'))) {
    throw new Refusal('linkInvalid')
  }
  return found
}

const signed = (siteId: number, { id, emailKey }: Of): string => `webinar-place:${siteId}:${id}:${emailKey}`
