/** A French text typed in a hurry, as it is printed: apostrophes, quotation marks, and spaces that don't break. */
export const asTypeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/"([^"]*)"/g, '«\u00a0$1\u00a0»')
    .replaceAll(/ ([:;!?»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll('...', '…')
