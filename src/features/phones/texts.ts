import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('phones', {
  title: 'Mon téléphone',
  lead: 'Un mobile confirmé reçoit vos messages et vos rappels. Nous ne le donnons à personne, pas même aux voyants.',
  description: 'Ajouter un numéro de mobile et le confirmer par un code.',
  proved: 'Votre numéro est confirmé\u00a0: {number}.',
  none: 'Aucun numéro pour l’instant.',
  removed: 'Votre numéro est effacé.',
  phone: 'Numéro de mobile',
  phoneHint: 'France, Belgique, Suisse, Luxembourg ou Monaco.',
  add: 'Recevoir un code par SMS',
  changeTitle: 'Changer de numéro',
  addTitle: 'Ajouter un numéro',
  codeTitle: 'Confirmer le {number}',
  code: 'Code reçu par SMS',
  codeHint: 'Six chiffres, valables {minutes} minutes.',
  verify: 'Confirmer ce numéro',
  remove: 'Effacer mon numéro',
  sandbox: 'Lire le message dans le bac à sable',
  back: 'Revenir à mon compte',
  message: '{company}\u00a0: votre code est {code}. Valable {minutes} minutes. Ne le donnez à personne.',
})
