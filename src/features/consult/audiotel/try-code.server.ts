import type { Visit } from '../../../app.ts'
import { findPsychicById } from '../psychics/find-psychic.server.ts'
import { type Step, termsOf } from './operator.ts'
import { type PremiumCall, psychicByCode, setOver, setRinging, setTries, waitForPsychic } from './queries.server.ts'
import { TRIES } from './rules.ts'
import { type Said, speechOf } from './speech.server.ts'
import { askCode, connect, farewell, findReachable } from './steps.server.ts'
import { tellPsychic } from './tell-psychic.server.ts'

/** The caller typed a code: its psychic is taken and called if they are free; if not, another code is asked for. */
export async function tryCode(visit: Visit, call: PremiumCall, keys: string): Promise<Step[]> {
  const psychicId = await psychicByCode(visit.db, keys)
  const obstacle = psychicId === null ? 'noSuchCode' : await obstacleTo(visit, psychicId)
  if (psychicId !== null && obstacle === null) {
    const reachable = await findReachable(visit, psychicId)
    const share = reachable?.isAutomaton ? 0 : termsOf(visit.app).sharePercent
    await setRinging(visit.db, call.id, psychicId, share)
    tellPsychic(visit, psychicId)
    return connect(visit, { ...call, psychicId })
  }
  const speech = await speechOf(visit)
  const tries = call.tries + 1
  await setTries(visit.db, call.id, tries)
  if (tries < TRIES) return askCode(speech, obstacle ?? 'noSuchCode')
  await setOver(visit.db, call.id, { outcome: 'no-code' })
  return farewell(speech, 'noCode')
}

/** Why a psychic can't be called now; null if they can, and then nobody else can take them before this transaction ends. */
async function obstacleTo(visit: Visit, psychicId: number): Promise<Said | null> {
  await waitForPsychic(visit.db, psychicId)
  const psychic = await findPsychicById(visit, psychicId)
  if (!psychic) return 'noSuchCode'
  if (psychic.status === 'busy') return 'busy'
  if (psychic.status !== 'available' || !psychic.platforms.includes('audiotel')) return 'away'
  return (await findReachable(visit, psychicId)) ? null : 'away'
}
