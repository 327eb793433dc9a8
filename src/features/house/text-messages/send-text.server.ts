import type { Visit } from '../../../app.ts'
import { sealedKind } from '../../../platform/jobs/sealed.ts'
import { keepRefusal } from './refusals.server.ts'

export interface Text {
  /** In E.164. */
  to: string
  text: string
  /** The number that it comes from; by default the sender of codes and alerts. */
  from?: string | undefined
}

export const textToSend = sealedKind('send-text')

/** Queues a text message, sealed as e-mails are, inside the caller's transaction. */
export async function sendText(visit: Visit, text: Text): Promise<void> {
  await keepRefusal(visit, text.to, null)
  const sealed = await visit.app.secrets.seal(text)
  await visit.app.jobs.send(visit, textToSend, { siteId: visit.site.id, sealed })
}
