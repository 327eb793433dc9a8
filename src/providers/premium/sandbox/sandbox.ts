import { readMessage, writeSteps } from '../language.ts'
import type { PremiumPort } from '../port.ts'
import type { SandboxPremium } from './demo.ts'

/** The operator of the demonstration: its callers and psychics have handsets on the sandbox's page. */
export const sandboxPremium = ({ operator, secret }: SandboxPremium): PremiumPort => ({
  name: 'sandbox',
  fate: async (call) => operator.fate(call),
  hangUp: async (call) => operator.hangUp(call),
  month: async (month) => operator.month(month),
  read: (request) => readMessage(secret, request),
  write: writeSteps,
})
