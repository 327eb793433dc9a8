import type { OpenedReconciliation } from '../../../src/features/money/reconciliation/open-reconciliation.server.ts'

type Law = OpenedReconciliation['faults'][number]['law']

/** The message for each accounting rule that a reconciliation found broken. */
export const laws: Readonly<Record<Law, string>> = {
  floor: 'Un crédit est passé sous zéro.',
  units: 'Le grand livre n’est pas nul dans une unité.',
  receipts: 'Un reçu et le grand livre diffèrent.',
  bills: 'Une consultation est facturée sans reçu.',
  orders: 'Un paiement n’est pas crédité une fois exactement.',
  statements: 'Un numéro manque parmi les relevés ou les factures d’un voyant.',
  invoices: 'Un achat n’a pas sa facture, un remboursement son avoir, ou un numéro manque.',
  vat: 'La TVA déclarée à la vente n’est pas celle de ce qui a été gardé des paiements.',
  'bills-vat': 'Une consultation ne déclare pas la TVA de ce qui n’a pas été taxé à la vente.',
  certificates: 'Un paiement n’a pas son attestation, ou un numéro manque.',
  credits: 'Un client a reçu autre chose que ce qu’il a payé.',
  payments: 'Les paiements et le grand livre diffèrent.',
  payouts: 'Un virement à un voyant et le grand livre diffèrent.',
  answers: 'Une réponse à une question gratuite n’est pas payée une fois exactement.',
  'premium-calls': 'Un appel audiotel et le grand livre diffèrent.',
  'premium-ends': 'L’issue d’un appel audiotel est inconnue.',
  'premium-months': 'L’opérateur audiotel et nous ne comptons pas les mêmes secondes pour un mois.',
  holds: 'Une somme mise de côté ne répond à aucun compteur en marche.',
  care: 'Une somme en attente ne répond à aucune décision à prendre.',
  chargebacks: 'Ce que les banques ont repris, bloqué ou gardé ne répond pas aux paiements contestés.',
  appointments: 'L’absence d’un voyant à un rendez-vous n’a pas donné son crédit une fois exactement.',
  erased: 'Il reste de l’argent ou du temps à un compte effacé.',
  refunds: 'Un remboursement n’est pas confirmé depuis plus de trois jours.',
  pending: 'Un paiement attend son prestataire depuis plus d’un jour.',
  undecided: 'Une somme en attente a dépassé son terme.',
  gifts: 'Un client a reçu plus de temps gratuit que la norme.',
  offered: 'Un voyant a reçu en un jour plus de temps offert que la norme.',
  unlisted: 'Un paiement ou un remboursement manque dans le relevé du prestataire.',
  unknown: 'Le relevé du prestataire a un paiement, un remboursement ou une opposition inconnus ici.',
  uncovered: 'L’argent que les clients n’ont pas dépensé dépasse les soldes du prestataire et de la banque.',
  'payment-accounts': 'Le prestataire de paiement garde encore le dossier d’une personne effacée.',
  uncounted: 'Un voyant a écrit plusieurs messages sans qu’une seconde soit comptée.',
}
