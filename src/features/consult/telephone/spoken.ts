const counted = (count: number, noun: string): string => (count === 0 ? '' : `${count} ${noun}${count > 1 ? 's' : ''}`)

/** Whole seconds as a voice says them, e.g. "2 minutes et 5 secondes". */
export function inSpokenMinutes(seconds: number): string {
  const parts = [counted(Math.floor(seconds / 60), 'minute'), counted(seconds % 60, 'seconde')].filter(Boolean)
  return parts.join(' et ') || '0 seconde'
}

/** Cents as a voice says them, e.g. "2 euros 50". */
export function inSpokenEuros(cents: number): string {
  const euros = Math.floor(cents / 100)
  const rest = cents % 100
  if (euros === 0) return counted(rest, 'centime') || '0 euro'
  return rest === 0 ? counted(euros, 'euro') : `${counted(euros, 'euro')} ${String(rest).padStart(2, '0')}`
}
