import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('recruitmentLetters', {
  greeting: 'Bonjour {name},',
  reason: 'Vous recevez ce message parce que cette adresse a été donnée pour consulter sur {company}.',
  subject: 'Votre candidature à {company}',
  first:
    'Votre candidature est enregistrée. La suite se passe dans une page à vous\u00a0: envoyez-y vos pièces, signez la charte et voyez où en est votre dossier.',
  again:
    'Une candidature existe déjà avec cette adresse\u00a0: elle n’a pas changé. Voici une nouvelle page pour la suivre\u00a0; l’ancienne ne s’ouvre plus.',
  button: 'Suivre ma candidature',
  secret: 'Cette page est secrète\u00a0: qui a son adresse voit votre dossier. Ne la transmettez à personne.',
  next: 'Si vous n’avez rien demandé, ne faites rien et dites-le-nous par la page de contact.',
  known:
    'Une candidature vient d’être envoyée avec cette adresse, qui a déjà un compte ici. Un compte de client ne peut pas aussi consulter comme voyant.',
  knownNext:
    'Pour proposer vos consultations, recommencez avec une autre adresse. Si ce n’était pas vous, ne faites rien.',
})
