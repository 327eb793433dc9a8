import { catalogue } from '../../../../platform/i18n/texts.ts'

/** Headings of the yearly declaration of what psychics earned. */
export const texts = catalogue('dac7', {
  psychic: 'N° du voyant',
  shownName: 'Nom affiché',
  legalName: 'Nom légal',
  address: 'Adresse',
  birth: 'Date de naissance',
  siret: 'SIRET',
  taxNumber: 'Numéro fiscal',
  vatNumber: 'Numéro de TVA',
  holder: 'Titulaire du compte bancaire',
  iban: 'Compte bancaire (fin)',
  consideration: 'T{quarter}\u00a0: contrepartie (€)',
  activities: 'T{quarter}\u00a0: nombre de prestations',
  fees: 'T{quarter}\u00a0: frais et commissions retenus (€)',
  taxes: 'T{quarter}\u00a0: taxes retenues (€)',
})
