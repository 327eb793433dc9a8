const names = new Intl.DisplayNames('fr', { type: 'region' })

/** A country's name in French. */
export const countryName = (code: string): string => names.of(code) ?? code
