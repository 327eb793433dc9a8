/** Why a bank returns a SEPA transfer: the codes of the EPC's rulebook (ExternalReturnReason1Code of ISO 20022). */
export const returnReasons = [
  'AC01',
  'AC03',
  'AC04',
  'AC06',
  'AG01',
  'AM05',
  'BE04',
  'FOCR',
  'MD07',
  'MS02',
  'MS03',
  'RC01',
  'RR04',
] as const
export type ReturnReason = (typeof returnReasons)[number]
