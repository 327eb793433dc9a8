import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { listHalts } from './queries.server.ts'
import type { Service } from './rules.ts'

/**
 * Whether a service is halted on the visit's site. Every node knows within two seconds, mostly without a query. Uses
 * the visit's own connection: inside a transaction, waiting for another one could deadlock.
 */
export async function isHalted({ app, site, db }: Visit, service: Service): Promise<boolean> {
  const halts = await app.content.keep('halts', () => listHalts(db))
  return halts.some((halt) => halt.siteId === site.id && halt.service === service)
}

/** @throws {Refusal} topUpsHalted */
export async function requireTopUps(visit: Visit): Promise<void> {
  if (await isHalted(visit, 'top-ups')) throw new Refusal('topUpsHalted')
}

/** @throws {Refusal} consultationsHalted */
export async function requireConsultations(visit: Visit): Promise<void> {
  if (await isHalted(visit, 'consultations')) throw new Refusal('consultationsHalted')
}
