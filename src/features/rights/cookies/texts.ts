import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('cookies', {
  ask: 'Pouvons-nous mesurer les visites ?',
  askText: 'Rien n’est chargé sans votre accord, et le site marche aussi bien sans.',
  refuse: 'Refuser',
  accept: 'Accepter',
  more: 'En savoir plus',
  failed: 'Votre choix n’a pas pu être enregistré. Essayez de nouveau.',
  frame: 'Mesure des visites',
})
