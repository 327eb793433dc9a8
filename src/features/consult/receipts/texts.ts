import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('receipts', {
  'kind.waiting': 'Attente, gratuite',
  'kind.free': 'Temps offert',
  'kind.paid': 'Temps payé',
  'kind.gift': 'Offert après une coupure',
  'kind.paused': 'Pause, non comptée',
  'kind.cut': 'Coupure, non comptée',
  'kind.waived': 'Temps non facturé',
  lasted: '{kind}\u00a0: {time}',
  'over.gift': 'Fin des secondes offertes\u00a0: le compteur repart',
  'over.free': 'Fin du temps offert\u00a0: le temps payé commence',
  about: 'vers {hour}',
  unproven:
    'Dans le temps dessiné ici, la liaison n’était pas certaine pendant {time}\u00a0: nous ne les avons pas comptées.',
  drawn: 'La consultation dessinée, de {from} à {until}. {sums}.',

  number: 'Reçu n° {id}',
  issuedFor: 'Établi pour',
  check: 'Vérifier ce reçu',
  checkLead:
    'Le code ouvre une page qui dit si ce reçu est authentique, sans votre nom ni rien de vos échanges. Ce sceau n’est qu’à lui.',
  checkAddress: 'L’adresse de cette page\u00a0:',
  code: 'Code QR qui ouvre {address}',
  seal: 'Sceau gravé du reçu n° {id}',

  checkTitle: 'Vérification d’un reçu',
  checkDescription: 'Dire si un reçu est authentique, à partir du code qui y est imprimé.',
  authentic: 'Ce reçu est authentique',
  authenticLead:
    '{brand} l’a établi. Comparez ces lignes, et le dessin du sceau, à ceux que vous avez sous les yeux\u00a0: ils doivent être les mêmes.',
  unknown: 'Nous ne reconnaissons pas ce reçu',
  unknownLead:
    'Aucun reçu de {brand} ne porte ce code. Si vous avez recopié l’adresse à la main, comparez-la signe à signe à celle qui est imprimée. Sinon, ce reçu n’est pas de nous.',
  house: 'Établi par',
  reference: 'Numéro',
  date: 'Date',
  counted: 'Temps compté',
  total: 'Total toutes taxes comprises',
  pending: 'Ce montant est mis de côté\u00a0: il n’est pas encore à payer.',
  refunded: 'Rendu depuis',
  discreet: 'Cette page ne dit ni qui a consulté, ni qui a répondu, ni ce qui s’est dit.',
})
