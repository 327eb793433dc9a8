/** A noun of the site, capitalised for the beginning of a line. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
