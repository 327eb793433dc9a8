import { catalogue } from '../../../../platform/i18n/texts.ts'

/** The page on which psychics ask the house, and read its answers. */
export const texts = catalogue('ownContact', {
  title: 'Écrire à l’équipe',
  description: 'Vos questions à l’équipe, et ses réponses.',
  lead: 'Une personne de l’équipe vous lit et répond ici, et par e-mail, sous deux jours ouvrés.',
  subject: 'De quoi s’agit-il\u00a0?',
  'subject.consultation': 'Une consultation',
  'subject.payment': 'Mes gains, un virement',
  'subject.account': 'Mon profil, mon compte',
  'subject.data': 'Mes données personnelles',
  'subject.technical': 'Une panne, un défaut',
  'subject.press': 'Un partenariat',
  'subject.work': 'Travailler ici',
  'subject.other': 'Autre chose',
  message: 'Votre question',
  messageHint: 'Entre {least} et {most} caractères, {links} liens au plus. Ne citez pas ce qu’un client vous a confié.',
  send: 'Envoyer ma question',
  sent: 'Votre question est envoyée. La réponse paraîtra ici.',
  mine: 'Mes questions',
  none: 'Vous n’avez encore rien demandé.',
  asked: '{subject}, le {day} ({reference})',
  answered: 'Réponse du {day}',
  closed: 'Lue le {day}, sans réponse écrite.',
  waiting: 'En attente d’une réponse.',
  back: 'Revenir à mon espace',
})
