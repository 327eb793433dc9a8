import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('workspace', {
  title: 'Espace voyant',
  description: 'Présence, demandes et consultations.',
  lead: 'Bonjour {name}. Votre présence est visible des clients dès que vous ouvrez un canal.',
  presence: 'Ma présence',
  presenceOn: 'Vous êtes visible sur : {channels}.',
  presenceAway: 'Vous êtes en pause : les clients vous voient absent.',
  presenceOff: 'Vous êtes hors ligne.',
  'channel.chat': 'tchat',
  'channel.phone': 'téléphone',
  'channel.sms': 'SMS',
  open: 'Me rendre disponible',
  away: 'Faire une pause',
  keepOpen: 'Gardez cette page ouverte : votre présence s’arrête une minute après sa fermeture.',
  requestTitle: 'Demande de {name}',
  requestLead: '{name} souhaite vous consulter au prix de {price}. Réponse attendue dans {time}.',
  requestAlert: 'Nouvelle demande de {name}',
  accept: 'Accepter',
  refuse: 'Refuser',
  noRequest: 'Aucune demande pour l’instant',
  noRequestNext: 'Elle apparaîtra ici, avec un son et un signal dans le titre de l’onglet.',
  current: 'Consultation avec {name}',
  firstMessage:
    'Le compteur partira à votre premier message. Sans message dans la minute, la consultation se ferme sans frais.',
  past: 'Mes consultations passées',
  toPast: 'Voir mes consultations',
})
