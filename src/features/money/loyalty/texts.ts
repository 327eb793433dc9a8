import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('loyalty', {
  title: 'Programme de fidélité',
  description: 'Des points pour les minutes que vous payez, et ce qu’ils donnent. Gratuit, sans obligation d’achat.',
  lead: 'Vos minutes payées donnent des points. Ils donnent autre chose que du crédit\u00a0: de quoi découvrir, être lu, ou donner.',
  open: 'Voir mon compte de fidélité',
  pointsTitle: 'Comment les points se comptent',
  points: '{points} points par minute payée avec le crédit acheté\u00a0: par tchat, par appel web ou par téléphone.',
  pointsText: 'Une réponse par SMS compte pour {minutes} minutes.',
  pointsNone: 'Le temps offert et le crédit offert ne donnent pas de points.',
  pointsPremium:
    'Les appels au numéro surtaxé n’en donnent pas non plus\u00a0: nous n’en gardons rien, et ne savons pas qui appelle.',
  pointsBack: 'Une consultation remboursée reprend ses points, en entier ou en partie comme le remboursement.',
  tiersTitle: 'Les paliers',
  tiersLead:
    'Un palier allonge la vie de vos points. Il ne change ni leur nombre ni aucun prix, et n’est jamais perdu.',
  'column.tier': 'Palier',
  'column.from': 'Points gagnés en tout',
  'column.months': 'Fin des points',
  'tier.moon': 'Lune',
  'tier.star': 'Étoile',
  'tier.sun': 'Soleil',
  from: 'à partir de {points}',
  months: '{months} mois sans mouvement',
  warned: 'Nous vous écrivons {days} jours avant la fin. Sans ce message, vos points restent.',
  rewardsTitle: 'Ce que donnent les points',
  rewardsLead: 'Tout coûte le même nombre de points, et rien n’est à payer en plus.',
  'reward.tryout': '{minutes} minutes avec une personne que vous n’avez jamais consultée',
  'reward.reading': 'Un tirage de cartes, fait et écrit par une personne, en réponse à votre question',
  'reward.donation': 'Un don de {amount} fait par la maison à {association}',
  cost: '{points} points',
  cardTitle: 'La carte',
  card: 'Elle porte un numéro tiré au hasard, et rien d’autre de vous. Vous pouvez l’avoir à l’écran, ou la recevoir par la poste. Elle est gratuite et facultative.',
  leaveTitle: 'Partir',
  leave:
    'Vous quittez le programme quand vous voulez, depuis votre compte de fidélité. Vos points prennent fin ce jour-là.',
})

export const registerTexts = catalogue('loyaltyRegister', {
  title: 'S’inscrire au programme de fidélité',
  description: 'Votre numéro, un code, et c’est fait.',
  lead: 'Votre numéro de mobile vous inscrit. L’inscription est gratuite.',
  number: 'Votre numéro confirmé est le {number}.',
  codeTitle: 'Le code envoyé au {number}',
  code: 'Code reçu par SMS',
  join: 'M’inscrire',
  askTitle: 'Votre numéro de mobile',
  emailFirst: 'Confirmez d’abord votre adresse e-mail.',
  prove: 'Confirmer mon adresse',
  sandbox: 'Voir le SMS dans le bac à sable',
  rules: 'Lire les règles du programme',
})
