const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'CB',
}

/** The name of a card's network as people know it; empty for one that is not known here. */
export const brandName = (brand: string): string => brands[brand] ?? ''

/** The field of a form of purchase that names a saved card; empty to pay another way. */
export const CARD = 'card'
/** The field by which a client asks that the provider's page offers to save their card. */
export const SAVE_CARD = 'saveCard'
