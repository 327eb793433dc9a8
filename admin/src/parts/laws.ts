import type { OpenedReconciliation } from '../../../src/features/reconciliation/open-reconciliation.server.ts'

type Law = OpenedReconciliation['faults'][number]['law']

/** What is said of a law of the money that is broken. */
export const laws: Readonly<Record<Law, string>> = {
  floor: 'Un crédit est passé sous zéro.',
  units: 'Le grand livre n’est pas nul dans une unité.',
  receipts: 'Un reçu et le grand livre diffèrent.',
  bills: 'Une consultation est facturée sans reçu.',
  orders: 'Un paiement n’est pas crédité une fois exactement.',
  credits: 'Un client a reçu autre chose que ce qu’il a payé.',
  payments: 'Les paiements et le grand livre diffèrent.',
  holds: 'Une somme mise de côté ne répond à aucun compteur en marche.',
}
