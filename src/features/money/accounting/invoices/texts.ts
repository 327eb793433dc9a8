import { catalogue } from '../../../../platform/i18n/texts.ts'

export const texts = catalogue('invoice', {
  invoiceTitle: 'Facture',
  creditNoteTitle: 'Avoir',
  invoiceNumber: 'N°\u00a0{number}, émise le {date}.',
  creditNoteNumber: 'N°\u00a0{number}, émis le {date}, sur la facture n°\u00a0{first} du {firstDate}.',
  invoicedTo: 'Établie pour {name}, {email}.',
  invoicedToUnnamed: 'Établie pour {name}.',
  creditedTo: 'Établi pour {name}, {email}.',
  creditedToUnnamed: 'Établi pour {name}.',
  item: 'Poste',
  value: 'Montant ou date',
  what: 'Crédit de consultations',
  order: 'Achat n°\u00a0{id}',
  paidAt: 'Payé le',
  provider: 'Référence du paiement',
  net: 'Montant hors taxe',
  vat: 'TVA ({percent}\u00a0%)',
  total: 'Montant toutes taxes comprises',
  isPaid:
    'Facture payée. Ce crédit se dépense en consultations, sur ce site uniquement\u00a0: la TVA est facturée ici, et ne l’est pas une seconde fois par le reçu de chaque consultation.',
  isBack: 'Cette somme vous est rendue sur votre moyen de paiement.',
  isKept: 'Cette somme vous a été rendue par votre banque, qui contestait le paiement.',
  isReturned: 'Votre banque a finalement rendu cette somme au site\u00a0: le crédit est de nouveau le vôtre.',
})
