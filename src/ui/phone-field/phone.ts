/** A number as it is read in France: by pairs, a foreign one with its prefix as it was typed. */
export function spacedPhone(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ')
  const digits = text.replace(/[\s.()-]/g, '').replace(/^00/, '+')
  const [, prefix, rest] = /^(0|\+33(?:0)?)([1-9]\d{8})$/.exec(digits) ?? []
  if (!prefix || !rest) return text
  const pairs = rest.slice(1).replace(/..(?=.)/g, '$& ')
  return prefix === '0' ? `0${rest[0]} ${pairs}` : `+33 ${rest[0]} ${pairs}`
}

/** What a number may be made of; whether it exists is asked of the server. */
export const PHONE_PATTERN = '[+]?[0-9 .\\(\\)\\-]{6,24}'
