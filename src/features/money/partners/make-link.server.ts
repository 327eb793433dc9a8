import type { PartnerCaller, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { type GivenOrigin, linkTo } from '../../house/tracking/rules.ts'
import { ownPath } from '../../house/visit/own-path.ts'

/**
 * The address of a page of the brand that is counted for a partner.
 * @throws {Refusal} parametersInvalid for a path that is not of the site, or has parameters of its own
 */
export function makeLink(visit: Visit, partner: PartnerCaller, path: string, origin: GivenOrigin): string {
  if (/[?#]/.test(path) || ownPath(path) !== path) throw new Refusal('parametersInvalid', 'path')
  return `${visit.site.canonical}${linkTo(path, { ...origin, partnerId: partner.code })}`
}
