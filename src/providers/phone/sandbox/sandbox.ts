import type { PhonePort } from '../port.ts'
import { readHook } from '../twilio-reading.ts'
import { isSignedByTwilio } from '../twilio-signature.ts'
import { writeTwiml } from '../twiml.ts'
import type { SandboxPhone } from './demo.ts'

/** The telephone of the demonstration: calls handsets that are pictured on the sandbox's page. */
export const sandboxPhone = ({ carrier, token }: SandboxPhone): PhonePort => ({
  name: 'sandbox',
  ring: async (call) => ({ id: carrier.ring(call) }),
  fate: async (id) => carrier.fate(id),
  hangUp: async (id) => carrier.hangUp(id),
  present: async (conference) => carrier.present(conference),
  announce: ({ call, says }) => carrier.announce(call, says),
  read({ url, body, header }) {
    const form = new URLSearchParams(body)
    return isSignedByTwilio(token, url, form, header('x-twilio-signature')) ? readHook(form) : null
  },
  write: writeTwiml,
})
