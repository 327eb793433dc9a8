/** The columns of a FEC in their order: article A47 A-1 of the Livre des procédures fiscales, VII, 1°. */
export const columns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const
export type Column = (typeof columns)[number]

export const SEPARATOR = '\t'
export const END = '\r\n'
