import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('reviewLog', {
  head: 'Les avis en chiffres, bons et mauvais · {site}',
  title: 'Les avis, en chiffres',
  lead: 'Ce que deviennent les avis que nous recevons, mois par mois. Les mauvais aussi.',
  description:
    'Avis reçus, publiés, refusés ou retirés sur {site}, et pourquoi\u00a0: chaque mois, les chiffres qui montrent que les mauvais avis ne sont pas cachés.',
  together: 'Les douze derniers mois',
  received: 'Reçus',
  published: 'Publiés',
  refused: 'Refusés',
  removed: 'Retirés',
  pending: 'À relire',
  replies: 'Réponses',
  decidedIn: 'Délai de relecture',
  decidedInNote: 'La moitié des avis sont relus en moins de temps.',
  ratingReceived: 'Note reçue',
  ratingPublished: 'Note publiée',
  ratingReceivedNote: 'La moyenne de tous les avis, refusés compris.',
  ratingPublishedNote: 'La moyenne de ceux que vous pouvez lire.',
  rating: '{value}\u00a0sur\u00a05',
  nothing: '–',
  minutes: '{count}\u00a0min',
  hours: '{count}\u00a0h',
  days: '{count} jours',
  monthsTitle: 'Mois par mois',
  monthsCaption: 'Les avis, par mois où ils ont été écrits',
  monthsText:
    'Chaque ligne suit les avis écrits pendant un mois\u00a0: ceux qui sont publiés, refusés, retirés ou encore à relire font ensemble tous ceux que nous avons reçus.',
  month: 'Mois',
  groundsTitle: 'Pourquoi un avis n’est pas publié',
  groundsText:
    'Une mauvaise note n’est jamais un motif. L’auteur reçoit une raison écrite, et peut demander qu’une autre personne relise. «\u00a0Refusé\u00a0» veut dire avant de paraître, «\u00a0retiré\u00a0» après.',
  groundsCaption: 'Sur les douze derniers mois',
  ground: 'Motif',

  whoTitle: 'Qui peut donner un avis',
  who: 'Seule une personne qui a consulté, pendant une minute comptée ou plus, peut donner son avis, une fois par consultation. Le programme le vérifie sur le reçu\u00a0: sans consultation, il n’y a pas de formulaire à remplir. Un compte de l’équipe de {site} ou d’un {noun} ne peut pas consulter\u00a0: il ne peut donc écrire aucun avis. Chaque avis porte deux dates, celle de la consultation et celle où il a été écrit.',
  readTitle: 'Comment il est relu',
  read: 'Une personne de l’équipe lit chaque avis avant qu’il paraisse. Elle peut le publier tel quel ou le refuser\u00a0; elle ne peut ni le corriger, ni changer sa note. Chaque décision est inscrite dans un registre que nul ne peut modifier, avec la personne qui l’a prise et sa raison. Un avis publié peut être retiré plus tard si l’on découvre qu’il n’aurait pas dû l’être\u00a0: il est compté ici avec son motif.',
  orderTitle: 'Comment la liste est rangée',
  order:
    'Sur un profil, les avis vont du plus récent au plus ancien, toujours. Aucun n’est épinglé, ni mis en avant contre de l’argent. Tous les avis publiés comptent de la même façon dans la note.',
  answerTitle: 'La réponse du {noun}',
  answer:
    'La personne consultée peut répondre une fois à chaque avis. Sa réponse est relue selon les mêmes règles, et paraît sous l’avis avec sa date. Elle ne peut pas faire retirer un avis parce qu’il lui déplaît.',
  limitsTitle: 'Ce que ces chiffres ne disent pas',
  limits:
    'Quand une personne efface son compte, ses avis partent avec elle et quittent aussi ces chiffres, pour les mois passés comme pour le mois en cours. Les chiffres sont comptés à l’ouverture de la page\u00a0; personne ne les saisit à la main.',
  back: 'Choisir un {noun}',
})
