import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('contactDesk', {
  listTitle: 'Messages reçus',
  listLead:
    'Le plus ancien d’abord. Nous promettons une réponse sous deux jours ouvrés. Ouvrir un message s’inscrit au registre.',
  listDescription: 'Les messages qui attendent une réponse.',
  none: 'Aucun message en attente',
  noneNext: 'Quand quelqu’un écrira depuis la page de contact, son message apparaîtra ici.',
  sentAt: 'Envoyé le {at}',
  open: 'Lire le message {reference}',

  lead: 'Message {reference}',
  description: 'Un message reçu et sa réponse.',
  from: '{name}, {email}',
  ofClient: 'Écrit par une personne connectée. %client%',
  clientLink: 'Ouvrir sa fiche',
  said: 'Son message',
  answerTitle: 'Répondre',
  answer: 'Votre réponse, envoyée par e-mail',
  send: 'Envoyer la réponse',
  closeTitle: 'Classer sans répondre',
  closeLead: 'Pour une publicité ou un message qui n’attend rien. La personne n’en est pas prévenue.',
  closeReason: 'Raison, pour le registre',
  close: 'Classer le message',
  answered: 'Répondu le {at}',
  closed: 'Classé sans réponse le {at}',
  back: 'Revenir aux messages',
  'done.repondu': 'Votre réponse est partie.',
  'done.classe': 'Le message est classé.',
})
