import { setTimeout as wait } from 'node:timers/promises'
import { conferenceOf } from '../../src/features/consult/telephone/addresses.ts'
import { Carrier, type Habit } from '../../src/providers/phone/sandbox/carrier.ts'
import { twilioSignature } from '../../src/providers/phone/twilio-signature.ts'
import { startPhoneServer } from '../phone-server.ts'
import type { Outside } from './outside-faults.ts'
import type { Random } from './random.ts'

const TOKEN = 'the token of the account under faults'
const LOOK_MS = 100
const TIMEOUT_MS = 8000

/** The telephone company under faults: it is never killed, but loses and doubles what it tells us. */
export interface Switchboard {
  settings: Record<string, string>
  service: Outside
  /** The seconds in which both ends of a consultation were in its conference. */
  together(consultationId: number): number
  /** Puts down the telephone of a number. */
  hangUp(number: string): void
  press(number: string, key: string): void
  /** Every telephone is put down, and no other is picked up. */
  close(): void
  stop(): Promise<void>
}

export async function openSwitchboard(random: Random): Promise<Switchboard> {
  let closing = false
  const heard = new Map<string, number>()
  const carrier = new Carrier({
    habit: () => (closing ? { answersAfterMs: null, presses: null } : habitOf(random)),
    now: () => performance.now(),
    post: async (url, form) => {
      if (random.chance(0.03)) return null
      if (random.chance(0.1)) await post(url, form).catch(() => null)
      return post(url, form)
    },
  })
  const server = await startPhoneServer(carrier)
  const looking = watch(carrier, heard)
  const lineTo = (number: string) => [...carrier.lines.values()].findLast(({ call }) => call.to === number)
  const end = (number: string) => {
    const line = lineTo(number)
    if (line) carrier.hangUp(line.id)
  }
  return {
    settings: {
      PHONE_PROVIDER: 'twilio',
      TWILIO_ORIGIN: server.origin,
      TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_FROM: '+33644600000',
      TWILIO_CALLER_ID: '+33159000000',
    },
    service: { name: 'the telephone', trouble: server.trouble },
    together: (id) => heard.get(conferenceOf(id)) ?? 0,
    hangUp: end,
    press(number, key) {
      const line = lineTo(number)
      if (line) carrier.press(line.id, key)
    },
    close() {
      closing = true
      for (const { call } of carrier.lines.values()) end(call.to)
    },
    async stop() {
      looking.stop()
      await server.close()
    },
  }
}

function habitOf(random: Random): Habit {
  if (random.chance(0.08)) return { answersAfterMs: null, presses: null }
  return { answersAfterMs: random.whole(100, 1500), presses: random.chance(0.93) ? '1' : null }
}

async function post(url: string, form: URLSearchParams): Promise<string | null> {
  const answer = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { 'x-twilio-signature': twilioSignature(TOKEN, url, form) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await answer.text()
  return answer.status === 200 ? text : null
}

/** Counts the seconds in which two are in a conference, from the company's own lines. */
function watch(carrier: Carrier, heard: Map<string, number>) {
  let over = false
  const count = async () => {
    for (let last = performance.now(); !over; ) {
      await wait(LOOK_MS)
      const now = performance.now()
      const names = [...carrier.lines.values()].flatMap(({ conference }) => (conference === null ? [] : [conference]))
      for (const name of new Set(names)) {
        if (carrier.present(name).length > 1) heard.set(name, (heard.get(name) ?? 0) + (now - last) / 1000)
      }
      last = now
    }
  }
  void count()
  return {
    stop() {
      over = true
    },
  }
}
