import { APPEND_BY, MAX_EUROS } from '../../consult/psychics/rules.ts'
import { DEFAULT_APPLICATION_ID, FALLBACK_FORM_ID } from '../../house/consents/rules.ts'
import { FREE_SECONDS } from '../../house/ledger/rules.ts'
import { DEFAULT_CHAT_CAMPAIGN } from '../../house/tracking/rules.ts'

/**
 * The specification's constants, each read from the product's own definition; only the literal ones are defined here.
 */
export const constants = {
  maximumPsychicRate: String(MAX_EUROS),
  freeMinutes: String(FREE_SECONDS / 60),
  companyCreationYear: 1985,
  updateCoefficient: 5,
  defaultChatCampaign: DEFAULT_CHAT_CAMPAIGN,
  defaultApplicationId: DEFAULT_APPLICATION_ID,
  fallbackFormId: FALLBACK_FORM_ID,
  psychicAppendPage: APPEND_BY,
  geolocation: { country: 'FR', timeZone: 'Europe/Paris' },
  locales: ['fr', 'en', 'es', 'de'],
  defaultLocale: 'fr',
} as const
