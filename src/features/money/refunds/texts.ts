import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('refunds', {
  title: 'Me faire rembourser',
  description: 'Le crédit que vous n’avez pas utilisé vous est rendu, sans frais et sans motif à donner.',
  lead: 'Le crédit que vous n’avez pas utilisé vous est rendu sur le moyen de paiement qui l’a acheté, sans frais et sans motif à donner.',
  refundable: 'Crédit remboursable',
  partsTitle: 'Où il retourne',
  purchase: 'Achat n°\u00a0{id} du {day}',
  stays:
    'Le crédit et le temps offerts ne sont pas concernés\u00a0: ils restent à vous. Ce qui est mis de côté pour une consultation en cours ne peut pas être rendu avant sa fin.',
  within: 'Votre banque reçoit l’argent en quelques jours, et toujours sous {days} jours.',
  confirm: 'Me rembourser {amount}',
  back: 'Revenir à mon crédit',
  none: 'Rien à rembourser',
  noneNext: 'Tout le crédit que vous avez acheté est utilisé, déjà rendu ou réservé pour une consultation en cours.',
  done: '{amount} retournent sur votre moyen de paiement. Un e-mail vous le confirme.',
  listTitle: 'Vos remboursements',
  refund: 'Remboursement de l’achat n°\u00a0{order}',
  asked: 'Demandé le {day}',
  'state.asked': 'En cours d’envoi',
  'state.done': 'Transmis à votre banque',
  'state.withStaff': 'Suivi par notre équipe',
  withStaff:
    'La banque ou le prestataire n’a pas confirmé ce remboursement, par exemple parce que la carte n’existe plus ou que l’achat est trop ancien. Notre équipe s’en occupe et vous le verse par un autre moyen\u00a0: vous n’avez rien à faire.',
  mailSubject: 'Votre remboursement de {amount}',
  mailGreeting: 'Bonjour {firstName},',
  mail: '{amount} de crédit inutilisé retournent sur le moyen de paiement qui les a achetés.',
  mailTime:
    'Votre banque reçoit l’argent en quelques jours, et toujours sous {days} jours. Vous pouvez suivre chaque remboursement dans votre compte.',
  mailButton: 'Suivre mon remboursement',
  mailReason:
    'Vous recevez cet e-mail parce que ce remboursement a été demandé depuis votre compte. Si ce n’est pas vous, changez votre mot de passe et écrivez-nous.',
})
