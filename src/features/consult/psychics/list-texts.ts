import { catalogue } from '../../../platform/i18n/texts.ts'

/** What the list of psychics says around its cards. */
export const listTexts = catalogue('psychics-list', {
  listTitle: 'Consulter un {noun}',
  listHead: 'Les {nouns} disponibles maintenant · {site}',
  listDescription:
    'Choisissez un {noun} qui est là maintenant : prix à la minute affiché, temps compté à la seconde, avis de personnes qui ont vraiment consulté.',
  listLead:
    'Le prix est affiché avant, le temps est compté à la seconde, et rien n’est dû avant son premier message, ou que vous vous parliez.',
  otherWays: 'Certaines personnes répondent aussi à une question par SMS, ou prennent rendez-vous.',
  today:
    'Chaque jour, une autre personne est nommée ici, à tour de rôle. Aujourd’hui\u00a0: %psychic%. Ce n’est ni un classement ni une recommandation.',
  guide: 'Trois questions pour choisir',
  faulty: 'Un des filtres de cette adresse n’existe pas ; il a été laissé de côté.',
  found: '{count} personne || {count} personnes',
  order:
    'Les personnes joignables d’abord, puis l’ordre choisi par l’équipe du site. Personne ne paie pour être mieux placé.',
  none: 'Personne ne correspond à ces choix pour l’instant',
  noneNext: 'Élargissez le prix ou le métier, ou regardez la liste entière.',
  seeAll: 'Voir tout le monde',
})
