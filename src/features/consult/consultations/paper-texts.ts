import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the printed receipt only. */
export const texts = catalogue('receiptPaper', {
  client: 'Établi pour {name}, {email}.',
  clientUnnamed: 'Établi pour {name}.',
  item: 'Poste',
  value: 'Durée ou montant',
  event: 'Événement',
  hour: 'Heure de Paris',
  refunded: 'Remboursé le {date}',
  net: 'Total après remboursement',
  verify: 'Pour vérifier ce reçu, comparez-le à celui de votre compte\u00a0: {address}',
  code: 'Code QR qui mène à {address}',
})
