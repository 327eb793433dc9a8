/** Applies French typography to a typed text: apostrophes, quotation marks and no-break spaces. */
export const asTypeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/"([^"]*)"/g, '«\u00a0$1\u00a0»')
    .replaceAll(/ ([:;!?»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll('...', '…')
