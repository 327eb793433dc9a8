/** Letters that have no accent to take off, as banks spell them. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/œ/g, 'oe'],
  [/Œ/g, 'OE'],
  [/æ/g, 'ae'],
  [/Æ/g, 'AE'],
  [/ß/g, 'ss'],
  [/ø/g, 'o'],
  [/Ø/g, 'O'],
  [/ł/g, 'l'],
  [/Ł/g, 'L'],
  [/[đð]/g, 'd'],
  [/[ĐÐ]/g, 'D'],
  [/&/g, '+'],
]

/**
 * A text reduced to the characters of SEPA: unaccented Latin letters, digits and / - ? : ( ) . , ' + (EPC217-08). A
 * slash neither begins nor ends it, nor follows another.
 */
export function bankText(text: string, most: number): string {
  const written = spelled.reduce((written, [letter, as]) => written.replaceAll(letter, as), text)
  return written
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[/ ]+/, '')
    .slice(0, most)
    .replace(/[/ ]+$/, '')
}
