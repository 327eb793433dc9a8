const names = new Intl.DisplayNames('fr', { type: 'region' })

/** A country as French writes it. */
export const countryName = (code: string): string => names.of(code) ?? code
