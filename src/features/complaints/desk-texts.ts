import { catalogue } from '../../platform/i18n/texts.ts'

/** What the staff reads of complaints, and what it answers. */
export const deskTexts = catalogue('complaintsDesk', {
  listTitle: 'Réclamations à traiter',
  listLead:
    'La plus ancienne d’abord. Chacune est prise en charge sous 48 heures, et reçoit une réponse sous quatorze jours.',
  listDescription: 'Les réclamations qui attendent une réponse.',
  none: 'Aucune réclamation en attente',
  noneNext: 'Quand une personne enverra une réclamation, elle apparaîtra ici.',
  age: 'il y a moins d’une heure',
  ageHours: 'il y a {count} heure || il y a {count} heures',
  latetaken: 'À prendre en charge\u00a0: plus de 48 heures',
  lateanswer: 'Réponse en retard',
  takenBy: 'Suivie par {name}',
  untaken: 'À prendre en charge',
  answerBy: 'Réponse promise pour le {day}',
  line: '{name}\u00a0: {about}',
  openLink: 'Ouvrir la réclamation n°\u00a0{id}',

  title: 'Réclamation n°\u00a0{id}',
  description: 'Une réclamation et sa réponse.',
  lead: 'Envoyée par {name} le {day}',
  said: 'Ce que dit la personne',
  reference: 'Référence',
  email: 'Adresse de réponse',
  about: 'Au sujet de',
  takeTitle: 'Prise en charge',
  mine: 'Vous suivez cette réclamation.',
  take: 'La prendre en charge',
  takeOver: 'La reprendre',
  answerTitle: 'Répondre et clore',
  answerLead: 'Votre réponse part par e-mail et reste lisible dans le compte de la personne.',
  answer: 'Réponse',
  send: 'Envoyer et clore',
  answered: 'Répondu le {day} par {by}.',
  back: 'Revenir à la liste',
  toClient: 'Ouvrir la fiche client n°\u00a0{id}',
  'done.prise': 'Vous suivez maintenant cette réclamation.',
  'done.repondue': 'La réponse est partie et la réclamation est close.',

  mailSubject: 'Réponse à votre réclamation {reference}',
  mailGreeting: 'Bonjour,',
  mailLead: 'Vous nous avez adressé la réclamation {reference}. Voici notre réponse\u00a0:',
  mailMediator:
    'Si elle ne vous convient pas, vous pouvez saisir gratuitement le médiateur de la consommation\u00a0: {mediator}.',
  mailMediatorUnnamed: 'Si elle ne vous convient pas, vous pouvez saisir gratuitement un médiateur de la consommation.',
  mailReason: 'Vous recevez cet e-mail parce qu’une réclamation a été envoyée à {company} avec cette adresse.',
})
