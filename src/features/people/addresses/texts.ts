import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('addresses', {
  title: 'Mon adresse postale',
  lead: 'Elle ne sert qu’à vous envoyer ce que vous demandez.',
  description: 'L’adresse à laquelle vous recevez votre courrier.',
  recipient: 'Nom et prénom',
  complement: 'Appartement, étage, escalier',
  building: 'Entrée, bâtiment, résidence',
  street: 'Numéro et voie',
  locality: 'Lieu-dit ou boîte postale',
  postalCode: 'Code postal',
  city: 'Ville',
  optional: 'Facultatif.',
  lineHint: '{max} caractères au plus, c’est la place d’une ligne d’enveloppe.',
  save: 'Enregistrer cette adresse',
  saved: 'Votre adresse est enregistrée.',
  envelope: 'Sur l’enveloppe',
  remove: 'Effacer cette adresse',
  removed: 'Votre adresse est effacée.',
  back: 'Revenir à mon compte',
})
