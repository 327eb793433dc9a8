import type { Visit } from '../../../app.ts'
import { mailModerators } from './mail-moderators.server.ts'
import { insertAlert } from './queries.server.ts'

interface Raised {
  kind: 'distress' | 'danger'
  consultation: { id: number; siteId: number; clientId: number }
}

/** Raises an alert for the moderators, and mails them. */
export async function raiseAlert(visit: Visit, { kind, consultation }: Raised): Promise<void> {
  const { id, siteId, clientId } = consultation
  const alert = { siteId, kind, topic: null, consultationId: id, clientId, sealed: null, at: visit.now() }
  const alertId = await insertAlert(visit.db, alert)
  await mailModerators(visit, { siteId, alertId, isAgain: false })
}
