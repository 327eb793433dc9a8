/** A number as written in France: in pairs; a foreign one keeps its prefix as typed. */
export function spacedPhone(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ')
  const digits = text.replace(/[\s.()-]/g, '').replace(/^00/, '+')
  const [, prefix, rest] = /^(0|\+33(?:0)?)([1-9]\d{8})$/.exec(digits) ?? []
  if (!prefix || !rest) return text
  const pairs = rest.slice(1).replace(/..(?=.)/g, '$& ')
  return prefix === '0' ? `0${rest[0]} ${pairs}` : `+33 ${rest[0]} ${pairs}`
}

/** The characters of a number; the server checks whether it exists. */
export const PHONE_PATTERN = '[+]?[0-9 .\\(\\)\\-]{6,24}'
