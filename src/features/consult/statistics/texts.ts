import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('statistics', {
  title: 'Mes statistiques',
  description: 'Vos demandes, vos consultations et vos gains, à côté de la médiane de la maison.',
  lead: 'Vos {days}\u00a0derniers jours sur tous les sites, à côté de la médiane de la maison\u00a0: la moitié des personnes fait plus, l’autre moins. Personne n’est classé, et ces chiffres ne changent pas votre place dans la liste.',
  house: 'Médiane de la maison\u00a0: {value}',
  houseTooFew: 'Médiane\u00a0: pas encore assez de personnes',
  tooFew: 'Pas encore de mesure',
  percent: '{value}\u00a0%',
  stars: '{value} sur 5',
  hourly: '{value} l’heure',
  'measure.accepted': 'Demandes acceptées',
  'measure.pickUp': 'Délai pour accepter',
  'measure.missed': 'Demandes manquées',
  'measure.completed': 'Consultations menées à leur terme',
  'measure.returning': 'Clients revenus',
  'measure.rating': 'Note',
  'measure.hourly': 'Gain par heure de présence',
  'measure.conversion': 'Demandes pour cent vues du profil',
  'from.accepted':
    'Parmi les demandes auxquelles vous pouviez répondre ({decided}). Celles que le client a retirées avant votre réponse ne comptent pas.',
  'from.pickUp': 'Durée médiane entre la demande et votre accord\u00a0: une fois sur deux vous faites plus vite.',
  'from.missed': 'Restées sans réponse pendant 45\u00a0secondes ({missed}). Deux de suite vous mettent hors ligne.',
  'from.completed':
    'Parmi les consultations acceptées et finies\u00a0: celles que ni un silence ni une coupure n’a arrêtées.',
  'from.returning': 'Parmi les clients de la période, ceux qui vous ont consulté plus d’une fois depuis vos débuts.',
  'from.rating': 'Moyenne de vos avis publiés sur tous les sites, depuis vos débuts.',
  'from.hourly':
    'Vos gains divisés par votre temps de présence ({time}), depuis que la présence est mesurée. Un canal ouvert suffit pour être présent.',
  'from.conversion':
    'Pour {count} ouverture de votre profil par des clients connectés, depuis qu’elles sont comptées. Personne n’est suivi\u00a0: seul le nombre est gardé. || Pour {count} ouvertures de votre profil par des clients connectés, depuis qu’elles sont comptées. Personne n’est suivi\u00a0: seul le nombre est gardé.',
  cardTitle: 'Votre carte, telle que les clients la voient',
  cardLead: 'Elle est sur votre profil. Chaque ligne dit d’où vient son chiffre.',
  toProfile: 'Voir mon profil',
  notListed: 'Votre profil n’est pas publié sur ce site\u00a0: sa carte n’est pas visible.',
  back: 'Revenir à mon espace',
})
