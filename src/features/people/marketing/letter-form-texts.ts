import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the form that subscribes to the newsletter, on its own page and elsewhere. */
export const letterFormTexts = catalogue('letterForm', {
  email: 'Votre adresse e-mail',
  asked:
    'Regardez votre messagerie\u00a0: si l’adresse est juste, un e-mail vous y attend. Votre inscription commence quand vous suivez son lien.',
  askedSandbox: 'Voir l’e-mail dans le bac à sable',
})
