import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('cards', {
  choose: 'Comment souhaitez-vous payer\u00a0?',
  payWith: 'Payer avec la carte {brand} ••••\u00a0{lastFour}',
  expires: 'expire en {expires}',
  otherWay: 'Payer autrement, sur la page de notre prestataire',
  saveThere: 'Me proposer d’y enregistrer ma carte pour la prochaine fois',
  save: 'Me proposer d’enregistrer ma carte sur la page de paiement, pour la prochaine fois',
  unread: 'Vos cartes enregistrées ne s’affichent pas pour le moment. Vous pouvez payer autrement.',
  title: 'Mes cartes enregistrées',
  lead: 'Elles sont gardées par notre prestataire de paiement, jamais par nous. Une carte n’est débitée que si vous le demandez.',
  card: 'Carte {brand} ••••\u00a0{lastFour}',
  forget: 'Oublier cette carte',
  forgetNamed: 'Oublier la carte ••••\u00a0{lastFour}',
  forgotten: 'Cette carte est oubliée.',
})
