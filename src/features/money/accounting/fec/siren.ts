const NINE_DIGITS = /(?<!\d)\d{3}[ \u00a0]?\d{3}[ \u00a0]?\d{3}(?!\d)/g

/** The SIREN in a registration such as « RCS Paris 732 829 320 »; null without a valid one. */
export function sirenIn(registration: string): string | null {
  const found = registration.match(NINE_DIGITS) ?? []
  return found.map((number) => number.replaceAll(/\D/g, '')).find(hasLuhnKey) ?? null
}

/** Whether the last digit of a SIREN or a SIRET is the key of those before it (Luhn). */
export function hasLuhnKey(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
