import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('complaints', {
  title: 'Faire une réclamation',
  description:
    'Dites-nous ce qui ne va pas : un numéro vous est donné aussitôt, une réponse vient sous quatorze jours.',
  lead: 'Dites-nous ce qui ne va pas. Vous recevez aussitôt un numéro, et une réponse sous {days} jours.',
  receiptHint: 'Pour une consultation précise, le plus rapide est le bouton « Contester » de son %receipts%.',
  receiptsLink: 'reçu',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  about: 'Achat ou consultation concernés (facultatif)',
  aboutHint: 'Un numéro ou une date.',
  text: 'Votre réclamation',
  textHint: 'Entre {least} et {most} caractères.',
  send: 'Envoyer ma réclamation',
  doneTitle: 'Réclamation {reference}',
  done: 'Nous l’avons reçue. L’accusé de réception est parti à {email}. Vous aurez notre réponse au plus tard le {day}.',
  nextTitle: 'Et ensuite',
  phone: 'Par téléphone : {phone}, numéro non surtaxé.',
  mediator:
    'Si notre réponse ne vous convient pas, ou si deux mois passent sans elle, le médiateur de la consommation peut être saisi gratuitement : {mediator}.',
  mediatorUnknown:
    'Si notre réponse ne vous convient pas, ou si deux mois passent sans elle, un médiateur de la consommation peut être saisi gratuitement. Ce site est une démonstration : son exploitant indiquera ici le médiateur et un numéro non surtaxé.',
  mineTitle: 'Vos réclamations',
  madeOn: 'Envoyée le {day}',
  waits: 'Réponse attendue au plus tard le {day}',
  answered: 'Répondu le {day}',

  mailSubject: 'Votre réclamation {reference}',
  mailGreeting: 'Bonjour,',
  mailDone: 'Nous avons reçu votre réclamation le {at}, sous le numéro {reference} :',
  mailNext: 'Nous vous répondons au plus tard le {day}. Gardez ce numéro, il vaut preuve de votre démarche.',
  mailReason: 'Vous recevez cet e-mail parce qu’une réclamation a été envoyée à {company} avec cette adresse.',
})
