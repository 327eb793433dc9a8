import { catalogue } from '../../../platform/i18n/texts.ts'

/** Headings of the files for staff and banks. */
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
