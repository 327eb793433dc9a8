import { z } from 'zod'
import { readMessage, writeSteps } from './language.ts'
import type { PremiumPort } from './port.ts'
import { signedHeaders } from './signing.ts'

export interface OperatorAccount {
  origin: string
  secret: string
}

const fateShape = z.object({ state: z.enum(['open', 'connected', 'over']), seconds: z.int().min(0).max(86_400) })
const count = z.int().min(0)
const monthShape = z.object({ numbers: z.array(z.object({ number: z.string(), calls: count, seconds: count })) })

/**
 * A French operator's platform by signed JSON over HTTP. It posts its messages to /api/premium/messages and reads steps
 * in the answer; our questions are signed in the same way over their method and path. Redirects are refused.
 */
export function hooksPremium({ origin, secret }: OperatorAccount): PremiumPort {
  async function ask(method: 'GET' | 'POST', path: string, signal: AbortSignal): Promise<unknown> {
    const headers = { accept: 'application/json', ...signedHeaders(secret, `${method} ${path}`, new Date()) }
    const response = await fetch(origin + path, { method, headers, redirect: 'error', signal })
    if (!response.ok) throw new OperatorFault(response.status)
    return response.json()
  }
  const callPath = (call: string) => `/calls/${encodeURIComponent(call)}`
  return {
    name: 'hooks',
    fate: async (call, signal) => fateShape.parse(await ask('GET', callPath(call), signal)),
    async hangUp(call, signal) {
      await ask('POST', `${callPath(call)}/hang-up`, signal)
    },
    month: async (month, signal) => monthShape.parse(await ask('GET', `/months/${month}`, signal)).numbers,
    read: (request) => readMessage(secret, request),
    write: writeSteps,
  }
}

/** With the status only: a message of the operator may repeat a number. */
class OperatorFault extends Error {
  readonly code: string

  constructor(status: number) {
    super(`operator: ${status}`)
    this.name = 'OperatorFault'
    this.code = `HTTP_${status}`
  }
}
