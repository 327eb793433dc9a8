import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('disputes', {
  openTitle: 'Contestations à traiter',
  openLead: 'La plus ancienne d’abord. Nous promettons une réponse sous 48 heures.',
  none: 'Aucune contestation en attente',
  noneNext: 'Quand une personne contestera un reçu, elle apparaîtra ici.',
  age: 'il y a moins d’une heure',
  ageHours: 'il y a {count} heure || il y a {count} heures',
  late: 'En retard',
  awaits: 'Remboursement à confirmer',
  openLink: 'Ouvrir la contestation n°\u00a0{id}',
  listLine: '{client} conteste {total} avec {psychic}',

  title: 'Contestation n°\u00a0{id}',
  description: 'Une contestation et sa réponse.',
  lead: '{client} avec {psychic}, le {date}',
  other: '{name} a ouvert cette contestation il y a moins d’un quart d’heure. Entendez-vous avant de répondre.',
  said: 'Ce que dit la personne',
  figures: 'Ce qui a été facturé',
  seconds: 'Temps compté',
  freeSeconds: 'dont temps offert',
  price: 'Prix',
  total: 'Total',
  timeline: 'Déroulé',
  toClient: 'Ouvrir la fiche de {client}',
  back: 'Revenir à la liste',

  refundTitle: 'Rembourser',
  refundLead:
    'Rembourser le total rend aussi le temps et le crédit offerts, et le voyant n’est pas payé. Un remboursement partiel est à la charge du site. Au-dessus de 100\u00a0€, une autre personne de l’équipe confirme.',
  amount: 'Montant en euros',
  amountHint: 'Au plus {total}.',
  amountNone: 'Rien n’a été payé\u00a0: seul le temps offert sera rendu.',
  reason: 'Raison, dite à la personne',
  refund: 'Rembourser',
  rejectTitle: 'Rejeter',
  rejectLead: 'La personne reçoit votre raison par e-mail et la lit sur son reçu.',
  reject: 'Rejeter la contestation',

  proposed: '{by} propose de rembourser {amount}. Au-dessus de 100\u00a0€, une autre personne doit confirmer.',
  ownProposed: 'Votre remboursement de {amount} attend qu’une autre personne de l’équipe le confirme.',
  confirm: 'Confirmer le remboursement de {amount}',
  declineTitle: 'Retirer cette proposition',
  declineReason: 'Raison, pour le registre',
  decline: 'Retirer la proposition',
  refunded: 'Remboursé\u00a0: {amount}, par {by}.',
  rejected: 'Rejetée par {by}.',
  'done.rembourse': 'Le remboursement est fait et la personne est prévenue.',
  'done.attend': 'Votre proposition attend la confirmation d’une autre personne.',
  'done.rejet': 'La contestation est rejetée et la personne est prévenue.',
  'done.retire': 'La proposition est retirée\u00a0: la contestation attend de nouveau une réponse.',

  answerMailSubject: 'Réponse à votre contestation {company}',
  answerMailGreeting: 'Bonjour {firstName},',
  refundedMail:
    'Vous avez contesté le reçu n°\u00a0{id}, de votre consultation avec {psychic}. Nous vous rendons {amount}\u00a0: cette somme est déjà sur votre crédit.',
  timeBackMail:
    'Vous avez contesté le reçu n°\u00a0{id}, de votre consultation avec {psychic}. Nous vous rendons le temps offert qui avait été compté.',
  rejectedMail:
    'Vous avez contesté le reçu n°\u00a0{id}, de votre consultation avec {psychic}. Après vérification, nous le maintenons.',
  answerMailReasonLead: 'Voici pourquoi\u00a0:',
  answerMailButton: 'Voir mon reçu',
  rejectedMailNext:
    'Si vous n’êtes pas d’accord, répondez-nous\u00a0: une autre personne relira votre dossier. Vous pouvez aussi faire une réclamation sur le site, puis saisir gratuitement le médiateur de la consommation, nommé dans nos mentions légales.',
  answerMailReason: 'Vous recevez ce message parce que vous avez contesté un reçu.',
})
