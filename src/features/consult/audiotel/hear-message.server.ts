import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { RawBody } from '../../../platform/contract/contract.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { siteBy } from '../../../sites/index.ts'
import { isHalted } from '../../house/halts/standing.server.ts'
import { VAT_PERCENT } from '../../house/ledger/rules.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { countMiss } from '../presence/queries.server.ts'
import { MISSES_BEFORE_OFFLINE } from '../rooms/rules.ts'
import { endCall } from './end-call.server.ts'
import { type Message, type Step, termsOf } from './operator.ts'
import {
  insertCall,
  keepSignature,
  lockCall,
  type PremiumCall,
  setConnected,
  setHelped,
  setOver,
  setSequence,
  siteOfCall,
} from './queries.server.ts'
import { speechOf } from './speech.server.ts'
import { askCode, connect, farewell, greeting } from './steps.server.ts'
import { tellPsychic } from './tell-psychic.server.ts'
import { tryCode } from './try-code.server.ts'

/**
 * Answers a message of the operator, in its language. All of it is one transaction: a message that failed may come again.
 * @throws {Refusal} notFound without an operator, for a number or call that is not ours; securityParametersInvalid for
 * what the operator did not sign in the last five minutes; premiumReplayed for a message that was heard before
 */
export async function hearMessage(outer: Visit, raw: RawBody): Promise<string> {
  const { app } = outer
  if (!app.premium) throw new Refusal('notFound')
  const message = app.premium.read({ ...raw, receivedAt: app.now() })
  if (!message) throw new Refusal('securityParametersInvalid')
  const { name } = app.premium
  const siteId = await siteOf(outer, name, message)
  const steps = await inTransaction(systemVisit(app, siteBy(app.sites, siteId)), async (visit) => {
    if (!(await keepSignature(visit.db, message.signature, app.now()))) throw new Refusal('premiumReplayed')
    if (message.event.name === 'call') await announceCall(visit, name, message.call)
    const call = needed(await lockCall(visit.db, name, message.call), 'a call that was announced')
    return follow(visit, call, message)
  })
  return app.premium.write(steps)
}

async function siteOf({ app, db }: Visit, provider: string, { call, event }: Message): Promise<number> {
  const known = await siteOfCall(db, provider, call)
  if (known !== null) return known
  const numbers = Object.entries(termsOf(app).numbers)
  const [id] = numbers.find(([, number]) => event.name === 'call' && event.called === number) ?? []
  if (id === undefined) throw new Refusal('notFound')
  return Number(id)
}

async function announceCall({ app, db, site }: Visit, provider: string, call: string): Promise<void> {
  const { centsPerMinute, paybackPerMinute, sharePercent, longestSeconds } = termsOf(app)
  const terms = { pricePerMinute: centsPerMinute, paybackPerMinute, sharePercent, longestSeconds }
  await insertCall(db, { siteId: site.id, provider, call, vatPercent: VAT_PERCENT, ...terms })
}

/** What follows a message. An end is always heard; of all others, an older one that comes later changes nothing. */
async function follow(visit: Visit, call: PremiumCall, { event, sequence }: Message): Promise<Step[]> {
  if (event.name === 'ended') {
    await endCall(visit, call, event.seconds, true)
    return []
  }
  if (sequence <= call.sequence) return presentSteps(visit, call)
  await setSequence(visit.db, call.id, sequence)
  if (event.name === 'keys' && event.keys === '*') return help(visit, call)
  switch (event.name) {
    case 'call':
      return begin(visit, call)
    case 'keys':
      return call.state === 'announced' ? tryCode(visit, call, event.keys) : presentSteps(visit, call)
    case 'connected':
      if (call.state === 'ringing') await setConnected(visit.db, call.id)
      tellPsychic(visit, call.psychicId)
      return []
    case 'failed':
      return call.state === 'ringing' ? miss(visit, call, event.why) : presentSteps(visit, call)
  }
}

async function begin(visit: Visit, call: PremiumCall): Promise<Step[]> {
  if (call.state !== 'announced') return presentSteps(visit, call)
  if (!(await isHalted(visit, 'consultations'))) return greeting(visit)
  await setOver(visit.db, call.id, { outcome: 'halted' })
  return farewell(await speechOf(visit), 'halted')
}

/** The psychic was not connected: they are free again, and offline after two in a row. */
async function miss(visit: Visit, call: PremiumCall, why: 'no-answer' | 'busy' | 'declined' | 'failed') {
  await setOver(visit.db, call.id, { outcome: why })
  tellPsychic(visit, call.psychicId)
  if (why !== 'failed') {
    await countMiss(visit.db, needed(call.psychicId, 'the psychic of a call that rings'), MISSES_BEFORE_OFFLINE)
  }
  return farewell(await speechOf(visit), 'noAnswer')
}

async function help(visit: Visit, call: PremiumCall): Promise<Step[]> {
  await setHelped(visit.db, call.id)
  return farewell(await speechOf(visit), 'help')
}

/** What the operator was told last, for a message that came twice or late. */
async function presentSteps(visit: Visit, call: PremiumCall): Promise<Step[]> {
  if (call.state === 'announced')
    return call.tries === 0 ? greeting(visit) : askCode(await speechOf(visit), 'noSuchCode')
  return call.state === 'ringing' ? connect(visit, call) : []
}
