import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts shown on every page; separate from those of the room. */
export const stripTexts = catalogue('strip', {
  'client.requested': '{name} a reçu votre demande',
  'client.accepted': '{name} vous attend, rien n’est compté',
  'client.running': 'Votre consultation avec {name} continue, le compteur tourne',
  'client.drop': '{name} vous attend, compteur arrêté',
  'client.gone': 'La connexion de {name} est coupée, compteur arrêté',
  'client.silence': '{name} n’écrit plus, compteur arrêté',
  'client.absence': '{name} vous attend, compteur arrêté',
  'psychic.requested': 'Demande de {name}',
  'psychic.accepted': '{name} attend votre premier message',
  'psychic.running': 'Votre consultation avec {name} continue, le compteur tourne',
  'psychic.drop': '{name} vous attend, compteur arrêté',
  'psychic.gone': 'La connexion de {name} est coupée, compteur arrêté',
  'psychic.silence': '{name} attend votre réponse, compteur arrêté',
  'psychic.absence': '{name} ne répond plus, compteur arrêté',
  label: 'Consultation ouverte',
  back: 'Revenir',
  backWithin: 'Revenir ({time})',
  answerWithin: 'Répondre ({time})',
  accept: 'Accepter',
  missed: 'La demande de {name}, à {hour}, est restée sans réponse.',
  missedOffline: 'Deux demandes de suite sont restées sans réponse\u00a0: vous êtes maintenant hors ligne.',
  comeBack: 'Me rendre disponible',
  close: 'Fermer',
})
