import { catalogue } from '../../../platform/i18n/texts.ts'

/** Company details printed on every PDF document. */
export const texts = catalogue('paper', {
  page: '{page} / {count}',
  seller: 'Établi par',
  sellerLine: '{name}, {address}. {registration}.',
  sellerReach: 'Nous joindre\u00a0: {contact}. Médiateur de la consommation\u00a0: {mediator}.',
  demo: 'Document de démonstration\u00a0: aucune société n’est renseignée pour ce site, il n’engage personne et n’a pas de valeur comptable.',
})
