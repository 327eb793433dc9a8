import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the printed receipt only. */
export const texts = catalogue('receiptPaper', {
  item: 'Poste',
  value: 'Durée ou montant',
  event: 'Événement',
  after: 'Ce qui a suivi',
  hour: 'Heure de Paris',
  refunded: 'Remboursé le {date}',
  net: 'Total après remboursement',
})
