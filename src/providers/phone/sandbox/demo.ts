import { request } from 'node:http'
import { twilioSignature } from '../twilio-signature.ts'
import { Carrier, type Habit } from './carrier.ts'

/** The sandbox's telephone company, and the secret that signs its requests. */
export interface SandboxPhone {
  carrier: Carrier
  token: string
}

/** Numbers of fiction (ARCEP: 06 39 98 00 00 to 99 99) belong to automata, which answer and press 1. */
const FICTION = '+3363998'
const automaton: Habit = { answersAfterMs: 2000, presses: '1' }

/** The demonstration's own company: it asks this program's addresses without leaving the machine. */
export function openDemoPhone(token: string, port: number): SandboxPhone {
  const carrier = new Carrier({
    habit: (number) => (number.startsWith(FICTION) ? automaton : null),
    now: () => performance.now(),
    post: (url, form) => postHere(url, form, { port, signature: twilioSignature(token, url, form) }),
  })
  return { carrier, token }
}

/** Posts to this program, whatever host the address names: nobody else knows the brands' names of a demonstration. */
export function postHere(
  url: string,
  form: URLSearchParams,
  { port, signature }: { port: number; signature: string },
): Promise<string | null> {
  const { host, pathname } = new URL(url)
  const body = String(form)
  const headers = {
    host,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'x-twilio-signature': signature,
  }
  return new Promise((resolve, reject) => {
    const asking = request({ host: 'localhost', port, path: pathname, method: 'POST', headers }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString()
      resolve(answer.statusCode === 200 ? text : null)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
