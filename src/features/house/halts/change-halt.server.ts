import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../staff/as-staff.server.ts'
import { deleteHalt, insertHalt } from './queries.server.ts'
import type { Service } from './rules.ts'

/** Halts a service of the site until somebody resumes it. @throws {Refusal} as asStaff, haltUnchanged */
export const beginHalt = (outer: Visit, service: Service, reason: string) =>
  asStaff(outer, 'service.halt', { subject: `service:${service}`, reason }, async ({ db, site, now }, { id }) => {
    const halt = { siteId: site.id, service, reason, begunBy: id, begunAt: now() }
    if (!(await insertHalt(db, halt))) throw new Refusal('haltUnchanged')
  })

/** @throws {Refusal} as beginHalt */
export const endHalt = (outer: Visit, service: Service, reason: string) =>
  asStaff(outer, 'service.resume', { subject: `service:${service}`, reason }, async ({ db, site }) => {
    if (!(await deleteHalt(db, site.id, service))) throw new Refusal('haltUnchanged')
  })
