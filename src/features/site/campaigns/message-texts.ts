import { catalogue } from '../../../platform/i18n/texts.ts'

/** What every text message of a campaign says around its own words. */
export const messageTexts = catalogue('campaignMessages', {
  text: '{company}\u00a0: {text} STOP pour ne plus rien recevoir.',
  textWithLink: '{company}\u00a0: {text} {address} STOP pour ne plus rien recevoir.',
})
