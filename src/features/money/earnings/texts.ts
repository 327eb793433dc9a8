import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('earnings', {
  title: 'Mes gains',
  description: 'Vos gains, ce qui peut vous être versé et vos virements.',
  lead: 'Ce que vos consultations et vos réponses vous rapportent sur ce site, et quand cela vous est versé.',
  available: 'Disponible pour le prochain virement',
  earnedMonth: 'Gagné ce mois-ci',
  premiumMonth: 'Dont par audiotel ce mois-ci',
  earnedYear: 'Gagné cette année',
  answersMonth: 'Dont {count} réponse gratuite || Dont {count} réponses gratuites',
  balance: 'Gagné et pas encore versé',
  detail: 'Ce qui n’est pas encore disponible',
  pending: 'Pas encore disponible',
  disputed: 'Retenu',
  reserved: 'En réserve',
  withheld: 'Suspendu',
  held: 'En attente d’une décision',
  offered: 'Temps offert en attente',
  pendingWhy:
    'Un gain devient disponible {days}\u00a0jours après la consultation, une fois son mois terminé. D’ici là, il peut encore être remboursé au client.',
  disputedWhy:
    'Une contestation, une rétractation ou une alerte est ouverte sur une consultation. Son montant est retenu jusqu’à la réponse de l’équipe, même s’il a déjà été versé.',
  reservedWhy:
    'Une part de ce qui est disponible est gardée {days}\u00a0jours pour des remboursements tardifs, puis versée.',
  withheldWhy: 'Vos virements sont suspendus le temps d’une vérification. Cette somme vous reste due.',
  heldWhy:
    'Une consultation arrêtée pour protéger le client n’est comptée qu’une fois la décision de l’équipe prise. Ce montant n’est pas dans le solde.',
  offeredWhy:
    'Votre part du temps offert vous est acquise quand le client confirme un mobile ou achète du crédit. Ce montant n’est pas dans le solde.',
  steps: 'Ce qui devient disponible, jour par jour',
  step: 'À partir du {day}',
  none: 'Rien à verser pour l’instant',
  noneNext: 'Vos gains apparaissent ici dès la fin d’une consultation payée.',
  negativeTitle: 'Votre solde est négatif',
  negative:
    'Des remboursements ont dépassé ce qui restait à vous verser\u00a0: il manque {amount}. Vous n’avez rien à payer\u00a0: cette somme sera déduite de vos prochains gains.',
  answers:
    'Une somme déjà versée est retenue sur vos autres gains ({amount}) tant qu’une décision est attendue. Elle vous sera rendue si la consultation n’est pas remboursée.',
  'payee.missing':
    'Aucun compte bancaire n’est enregistré pour vos virements. Écrivez-nous pour le donner\u00a0: rien n’est perdu.',
  'payee.proposed':
    'Un changement de votre compte bancaire attend la confirmation d’une seconde personne de l’équipe. D’ici là, rien n’est versé et rien n’est perdu.',
  'payee.waits':
    'Votre nouveau compte bancaire est confirmé. Par sécurité, il ne peut être crédité que 72\u00a0heures plus tard.',
  'payee.returned':
    'Votre banque a renvoyé un virement. Écrivez-nous pour redonner votre compte bancaire\u00a0: la somme vous reste due.',
  hold: 'Vos virements sont suspendus depuis le {since} le temps d’une vérification, jusqu’au {until} au plus tard. Aucun montant n’est retiré de votre solde.',
  write: 'Nous écrire',
  transfers: 'Mes virements',
  noTransfers: 'Aucun virement pour l’instant.',
  transfer: 'Gains jusqu’à fin {month}',
  'state.prepared': 'préparé',
  'state.sent': 'envoyé à la banque',
  'state.executed': 'exécuté',
  'state.returned': 'revenu',
  on: 'le {day}',
  returned: 'Motif de la banque\u00a0: {reason}. La somme est de nouveau dans votre solde.',
  'reason.AC01': 'numéro de compte incorrect',
  'reason.AC03': 'numéro de compte non valable',
  'reason.AC04': 'compte clos',
  'reason.AC06': 'compte bloqué',
  'reason.AG01': 'virement interdit sur ce compte',
  'reason.AM05': 'virement en double',
  'reason.BE04': 'adresse du bénéficiaire absente',
  'reason.FOCR': 'retour demandé par le site',
  'reason.MD07': 'bénéficiaire déclaré décédé',
  'reason.MS02': 'refus du bénéficiaire',
  'reason.MS03': 'motif non précisé',
  'reason.RC01': 'banque non reconnue',
  'reason.RR04': 'motif réglementaire',
  papers: 'Mes relevés et factures',
  take: 'Télécharger',
  takeMonth: 'Télécharger, {month}',
  noPapers: 'Le relevé d’un mois est prêt dès qu’il est terminé.',
  years: 'Par année, pour mes impôts',
  yearLead:
    'Les gains comptent au jour de la consultation, les virements au jour où ils sont préparés. Un remboursement est déduit l’année où il est fait.',
  yearTable: 'Gains et virements',
  yearOf: 'Année',
  yearEarned: 'Gagné',
  yearTransferred: 'Viré',
  back: 'Revenir à mon espace',
})
