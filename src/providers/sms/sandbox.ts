import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'
import { postHere } from '../phone/sandbox/demo.ts'
import { twilioSignature } from '../phone/twilio-signature.ts'
import type { SmsPort } from './port.ts'
import { readTwilioText } from './twilio-reading.ts'

/** Stores messages in the database, for the sandbox page. What comes in is signed as Twilio would. */
export function sandboxSms(db: Database, token: string): SmsPort {
  return {
    async send({ siteId, to, text }) {
      await db.insertInto('handsets').values({ site_id: siteId, recipient: to, text }).execute()
      return { refused: null, id: null }
    },
    fate: async () => ({ refused: null, open: false }),
    read: (request) => readTwilioText(token, request),
  }
}

/** Sends a message from a telephone of the demonstration to one of our addresses. False if it was not taken. */
export type SandboxTexter = (url: string, message: { from: string; to: string; text: string }) => Promise<boolean>

/** The demonstration's own network, which asks this program's addresses without leaving the machine. */
export function openDemoTexter(token: string, port: number): SandboxTexter {
  return async (url, { from, to, text }) => {
    const form = new URLSearchParams({ MessageSid: `SM${randomUUID()}`, From: from, To: to, Body: text })
    const answer = await postHere(url, form, { port, signature: twilioSignature(token, url, form) })
    return answer !== null
  }
}
