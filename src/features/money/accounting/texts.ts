import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('accounting', {
  // Headings of the files for the bookkeeper.
  date: 'Date',
  journal: 'Journal',
  number: 'N° d’écriture',
  account: 'Compte',
  accountLabel: 'Intitulé du compte',
  auxiliary: 'Compte auxiliaire',
  piece: 'Pièce',
  label: 'Libellé',
  debit: 'Débit (€)',
  credit: 'Crédit (€)',
  month: 'Mois',
  rate: 'Taux (%)',
  base: 'Base hors taxe (€)',
  vat: 'TVA (€)',
  total: 'Total',
  // The certificate of a payment, which states no VAT: whoever states it on such a paper owes it.
  certificateTitle: 'Attestation de paiement',
  certificateNumber: 'N°\u00a0{number}, émise le {date}.',
  client: 'Établie pour {name}, {email}.',
  clientUnnamed: 'Établie pour {name}.',
  item: 'Poste',
  value: 'Montant ou date',
  order: 'Achat de crédit',
  orderNumber: 'n°\u00a0{id}',
  paidAt: 'Payé le',
  provider: 'Référence du paiement',
  credited: 'Crédit ajouté au compte',
  amount: 'Montant payé',
  refunded: 'Rendu le {date}',
  left: 'Montant payé après remboursement',
  isDeposit:
    'Cette somme est un acompte sur des consultations à venir. Elle devient du crédit, à dépenser sur ce site uniquement.',
  isNoInvoice:
    'Cette attestation vaut reçu du paiement. Elle n’est pas une facture et ne permet de déduire aucune TVA\u00a0: la TVA est comprise dans le prix de chaque consultation et figure sur le reçu de celle-ci.',
})
