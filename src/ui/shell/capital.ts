/** A noun of the site at the head of a line. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
