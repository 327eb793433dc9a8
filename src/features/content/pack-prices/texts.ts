import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('packPrices', {
  gives: '{credit} de crédit, dont {offered} offerts',
  instead: 'au lieu de {amount}, prix le plus bas des 30\u00a0jours d’avant',
  until: 'Jusqu’au {day}. Le crédit offert ne se rembourse pas.',
})
