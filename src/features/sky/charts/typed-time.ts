/** Reads 14:30, 14h30 or 9 h 05 as HH:MM; anything else is left for the engine to refuse. */
export function clockTime(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})\s*[:hH]\s*(\d{2})$/.exec(typed.trim()) ?? []
  return hours === undefined ? typed.trim() : `${hours.padStart(2, '0')}:${minutes}`
}

/** Reads +1, UTC+5:30 or −04:00 as +HH:MM; an unencoded plus of a URL, decoded as a space, is restored. */
export function clockOffset(typed: string): string {
  const form = /^(?:utc|gmt)?\s*([+−-])?\s*(\d{1,2})(?::?([0-5]\d))?(:[0-5]\d)?$/i
  const [, sign = '+', hours, minutes = '00', seconds = ''] = form.exec(typed.trim()) ?? []
  if (hours === undefined) return typed.trim()
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}${seconds}`
}
