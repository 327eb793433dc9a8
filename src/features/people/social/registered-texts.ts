import { catalogue } from '../../../platform/i18n/texts.ts'

/** What every page may have to say. */
export const registeredTexts = catalogue('registered', {
  registered:
    'Votre inscription a été réalisée avec succès ! N’hésitez pas à renseigner vos informations pour bénéficier de plus d’avantages !',
})
