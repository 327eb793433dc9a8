import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('timeGifts', {
  giveTitle: 'Offrir des minutes à {name}',
  description: 'Offrir du temps à une personne que vous avez reçue.',
  lead: 'Ces minutes ne valent qu’avec vous. La maison les paie\u00a0: vous touchez votre part, et {name} ne doit rien.',
  quota: 'Vos minutes de ce mois',
  quotaNote: 'Selon vos avis\u00a0: 60 à partir de 4,5 sur 5, 30 à partir de 4, 10 tant que vous avez peu d’avis.',
  left: 'Encore à offrir',
  choose: 'Combien de minutes',
  minutes: '{count} minutes',
  give: 'Offrir ces minutes',
  given: 'C’est offert. {name} voit ces minutes avant de vous consulter, et dans son crédit.',
  already: 'Vous avez déjà offert des minutes à {name} ce mois-ci, le {day}.',
  unpaid: 'Seule une personne qui a déjà payé une consultation avec vous peut recevoir ce cadeau.',
  none: 'Il ne vous reste plus de minutes à offrir ce mois-ci.',
  rule: 'Une fois par mois et par personne, jamais pendant une demande ni une consultation. N’en faites pas une promesse\u00a0: rien n’est dû en retour.',
  back: 'Revenir à la consultation',
  ownTitle: 'Vos minutes offertes',
  ownLead: 'Elles sont utilisées en premier, et ne remplacent pas votre crédit.',
  withOne: '{time} avec %psychic%, jusqu’au {day}',
  withNew: '{time} avec une personne que vous n’avez jamais consultée, jusqu’au {day}',
})
