import { catalogue } from '../../../platform/i18n/texts.ts'

/** The words of the link to the budget, apart, since pages that have it show nothing else of the budget. */
export const texts = catalogue('budgetLink', {
  title: 'Mon budget',
  lead: 'Un plafond par jour, par semaine ou par mois, et une durée pour vos consultations.',
  link: 'Fixer mon budget',
})
