import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { readStandings } from '../rooms/meter.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { inRoom } from '../rooms/rules.ts'
import { conferenceOf, hookAddress } from './addresses.ts'
import type { Step } from './company.ts'
import type { Leg } from './queries.server.ts'
import { HOLD_SECONDS, KEY_SECONDS, LONGEST } from './rules.ts'
import { farewell, type Speech, speechOf } from './speech.server.ts'
import { inSpokenEuros, inSpokenMinutes } from './spoken.ts'

/** A call of a consultation, in the visit of its site. */
export interface Calling {
  visit: Visit
  leg: Leg
  consultation: Consultation
}

/** What a called person hears first: nobody is joined to another who did not press a key. A voicemail presses none. */
export async function question({ visit, leg, consultation }: Calling): Promise<Step[]> {
  const speech = await speechOf(visit)
  const isOpen = leg.side === 'psychic' ? consultation.status === 'requested' : inRoom(consultation.status)
  if (!isOpen) return farewell(speech, 'gone')
  const ask = leg.side === 'psychic' ? speech('askPsychic') : await offer(visit, consultation, speech)
  const next = hookAddress(visit.site, leg.id, 'key')
  return [{ ask, seconds: KEY_SECONDS, next }, ...farewell(speech, leg.side === 'psychic' ? 'gone' : 'notBegun')]
}

async function offer(visit: Visit, { id, psychicName: name, pricePerMinute }: Consultation, speech: Speech) {
  const { freeMs, spendableMs } = await meterOf(visit, id)
  const free = Math.floor(freeMs / 1000)
  return speech('askClient', {
    name,
    price: pricePerMinute === 0 ? speech('noPrice') : speech('price', { price: inSpokenEuros(pricePerMinute) }),
    free: free === 0 ? '' : speech('free', { time: inSpokenMinutes(free) }),
    length: pricePerMinute === 0 ? '' : speech('length', { time: inSpokenMinutes(Math.floor(spendableMs / 1000)) }),
  })
}

/** Into the conference of the consultation. The company itself ends the client's stay when the credit is used up. */
export async function join({ visit, leg, consultation }: Calling): Promise<Step[]> {
  const speech = await speechOf(visit)
  const isHost = leg.side === 'psychic'
  const limitSeconds = isHost ? LONGEST : Math.ceil((await meterOf(visit, consultation.id)).spendableMs / 1000)
  if (limitSeconds === 0) return farewell(speech, 'over')
  const at = (moment: Parameters<typeof hookAddress>[2]) => hookAddress(visit.site, leg.id, moment)
  return [
    ...(isHost ? [] : [{ say: speech('begins') }]),
    {
      join: conferenceOf(consultation.id),
      limitSeconds: Math.min(LONGEST, limitSeconds),
      isHost,
      waits: at('waits'),
      tells: at('presence'),
      next: at('left'),
    },
  ]
}

/** What the client hears who left the conference by the star key, and anybody whose consultation is over. */
export async function hold({ visit, leg, consultation }: Calling, isHelp = false): Promise<Step[]> {
  const speech = await speechOf(visit)
  if (leg.side === 'psychic' || !inRoom(consultation.status)) return farewell(speech, 'over')
  const help = isHelp ? [{ say: speech('help') }] : []
  const asked = { ask: speech('hold'), seconds: HOLD_SECONDS, next: hookAddress(visit.site, leg.id, 'hold') }
  return [...help, asked, asked, ...farewell(speech, 'over')]
}

const meterOf = async ({ db, app }: Visit, id: number) =>
  needed((await readStandings(db, app.house(), [id])).get(id)?.meter, `the meter of consultation ${id}`)
