import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('resources', {
  didYouMean: 'Vouliez-vous dire {address} ?',
})

/** The messages of the checks, by the keys in their answers. */
export const messages = catalogue('error', {
  'firstName.empty': 'Indiquez votre prénom.',
  'firstName.invalid': 'Ce prénom n’est pas valable.',
  'emailAddress.empty': 'Indiquez votre adresse e-mail.',
  'emailAddress.invalid': 'Cette adresse e-mail n’est pas valable.',
  'emailAddress.notAccepted':
    'Les boîtes jetables ne sont pas acceptées : vos reçus s’y perdraient. Donnez une adresse que vous gardez.',
  'phoneNumber.empty': 'Indiquez votre numéro.',
  'phoneNumber.invalid': 'Ce numéro n’est pas valable.',
  'phoneNumber.notAccepted': 'Les numéros surtaxés ou à coût partagé ne sont pas acceptés.',
})

export type MessageKey = `error.${keyof typeof messages.entries}`
