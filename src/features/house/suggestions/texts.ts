import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('resources', {
  didYouMean: 'Vouliez-vous dire {address} ?',
})

/** The messages of the checks, by the keys in their answers. */
export const messages = catalogue('error', {
  'firstName.empty': 'Indiquez votre prénom.',
  'firstName.invalid': 'Écrivez le prénom en lettres, sans chiffre ni symbole, 60 caractères au plus.',
  'emailAddress.empty': 'Indiquez votre adresse e-mail.',
  'emailAddress.invalid': 'Cette adresse e-mail est incomplète ou mal écrite. Exemple\u00a0: prenom@domaine.fr',
  'emailAddress.notAccepted':
    'Les boîtes jetables ne sont pas acceptées : vos reçus s’y perdraient. Donnez une adresse que vous gardez.',
  'phoneNumber.empty': 'Indiquez votre numéro.',
  'phoneNumber.invalid':
    'Ce numéro est incomplet ou mal écrit. Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078, ou +32 et la suite depuis la Belgique.',
  'phoneNumber.notAccepted': 'Les numéros surtaxés ou à coût partagé ne sont pas acceptés.',
})

export type MessageKey = `error.${keyof typeof messages.entries}`
