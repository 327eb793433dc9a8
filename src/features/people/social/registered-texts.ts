import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts that any page may have to show. */
export const registeredTexts = catalogue('registered', {
  registered:
    'Votre inscription a été réalisée avec succès ! N’hésitez pas à renseigner vos informations pour bénéficier de plus d’avantages !',
})
