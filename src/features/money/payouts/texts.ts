import { catalogue } from '../../../platform/i18n/texts.ts'

/** Heads of the files that people and banks read. */
export const texts = catalogue('payouts', {
  consultation: 'Consultation',
  at: 'Date',
  seconds: 'Secondes comptées',
  freeSeconds: 'dont offertes',
  gross: 'Payé par les clients (€)',
  vat: 'TVA (€)',
  commission: 'Part du site (€)',
  net: 'Part du voyant (€)',
  total: 'Total',
  holder: 'Nom',
  iban: 'IBAN',
  bic: 'BIC',
  amount: 'Montant',
  currency: 'Devise',
  reference: 'Référence',
})
