import { pursesStep } from './purses.ts'
import type { SeedStep } from './seed.ts'
import { accountsStep } from './seed-accounts.ts'
import { notificationsStep } from './seed-notifications.ts'
import { offersStep } from './seed-offers.ts'
import { pastStep } from './seed-past.ts'
import { portraitsStep } from './seed-portraits.ts'
import { psychicsStep } from './seed-psychics.ts'
import { secondFactorsStep } from './seed-second-factors.ts'

/** The steps of the seed, in order: a step may rely on those before it. */
export const steps: readonly SeedStep[] = [
  psychicsStep,
  portraitsStep,
  offersStep,
  notificationsStep,
  accountsStep,
  pursesStep,
  pastStep,
  secondFactorsStep,
]
