/** What banks say of a dispute or a warning, in the provider's words, and in French. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'la banque n’a pas pu traiter le paiement',
  card_never_received: 'carte jamais reçue par son titulaire',
  credit_not_processed: 'remboursement attendu, non reçu',
  customer_initiated: 'demande du client à sa banque',
  debit_not_authorized: 'prélèvement non autorisé',
  duplicate: 'payé deux fois',
  fraudulent: 'paiement que le titulaire dit ne pas avoir fait',
  fraudulent_card_application: 'carte obtenue sous un faux nom',
  general: 'sans motif précis',
  incorrect_account_details: 'coordonnées bancaires inexactes',
  insufficient_funds: 'provision insuffisante',
  made_with_counterfeit_card: 'carte contrefaite',
  made_with_lost_card: 'carte perdue',
  made_with_stolen_card: 'carte volée',
  misc: 'autre fraude redoutée',
  noncompliant: 'règles du réseau de cartes non suivies',
  product_not_received: 'service non reçu',
  product_unacceptable: 'service non conforme',
  subscription_canceled: 'abonnement résilié',
  unauthorized_use_of_card: 'carte utilisée sans accord',
  unrecognized: 'paiement non reconnu',
}

/** A word that nobody knows yet is shown as it is. */
export const reasonInWords = (reason: string): string =>
  Object.hasOwn(reasons, reason) ? `${reasons[reason]} (${reason})` : reason
