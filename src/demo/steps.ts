import { pursesStep } from './purses.ts'
import type { SeedStep } from './seed.ts'
import { accountsStep } from './seed-accounts.ts'
import { memberStep } from './seed-member.ts'
import { notificationsStep } from './seed-notifications.ts'
import { offersStep } from './seed-offers.ts'
import { partnersStep } from './seed-partners.ts'
import { pastStep } from './seed-past.ts'
import { portraitsStep } from './seed-portraits.ts'
import { promotionsStep } from './seed-promotions.ts'
import { psychicsStep } from './seed-psychics.ts'
import { secondFactorsStep } from './seed-second-factors.ts'
import { webinarsStep } from './seed-webinars.ts'

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
  partnersStep,
  webinarsStep,
  promotionsStep,
  memberStep,
]
