import { z } from 'zod'
import { parsedOrNull } from '../../platform/contract/json.ts'
import { type PremiumMessage, type PremiumRequest, type PremiumStep, premiumFailures } from './port.ts'
import { checkedSignature } from './signing.ts'

const whole = z.int().min(0).max(2_000_000_000)
const seconds = z.int().min(0).max(86_400)
const of = { call: z.string().regex(/^[\w.:-]{1,80}$/), sequence: whole }

/** The operator's messages. */
const messages = z.discriminatedUnion('event', [
  // The caller's number comes masked, and is not read at all.
  z.object({ ...of, event: z.literal('call'), called: z.string().max(20) }),
  z.object({ ...of, event: z.literal('keys'), keys: z.string().regex(/^[0-9*#]{0,10}$/) }),
  z.object({ ...of, event: z.literal('connected') }),
  z.object({ ...of, event: z.literal('failed'), why: z.enum(premiumFailures) }),
  z.object({ ...of, event: z.literal('ended'), seconds }),
])

export function readMessage(secret: string, request: PremiumRequest): PremiumMessage | null {
  const signature = checkedSignature(secret, request)
  if (!signature) return null
  const read = messages.safeParse(parsedOrNull(request.body))
  if (!read.success) return null
  const { call, sequence, event: _, ...said } = read.data
  return { call, sequence, signature, event: { name: read.data.event, ...said } as PremiumMessage['event'] }
}

/** One step as the operator reads it. */
export type WrittenStep =
  | { do: 'say'; text: string; leastSeconds: number; skipKey: '#' }
  | { do: 'ask'; text: string; digits: number; seconds: number }
  | { do: 'connect'; to: string; ringSeconds: number; text: string; acceptKey: '1'; limitSeconds: number; tellKey: '*' }
  | { do: 'hangUp' }

function written(step: PremiumStep): WrittenStep {
  if (step === 'hang-up') return { do: 'hangUp' }
  if ('say' in step) return { do: 'say', text: step.say, leastSeconds: step.leastSeconds, skipKey: '#' }
  if ('ask' in step) return { do: 'ask', text: step.ask, digits: step.digits, seconds: step.seconds }
  const { connect: to, ringSeconds, asks: text, limitSeconds } = step
  return { do: 'connect', to, ringSeconds, text, acceptKey: '1', limitSeconds, tellKey: '*' }
}

export const writeSteps = (steps: readonly PremiumStep[]): string => JSON.stringify({ steps: steps.map(written) })
