/** 14:30, 14h30 or 9 h 05 as HH:MM; what is none is left as it is, for the engine to refuse. */
export function clockTime(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})\s*[:hH]\s*(\d{2})$/.exec(typed.trim()) ?? []
  return hours === undefined ? typed.trim() : `${hours.padStart(2, '0')}:${minutes}`
}

/** +1, UTC+5:30 or −04:00 as +HH:MM; a sign that an address lost was a plus. */
export function clockOffset(typed: string): string {
  const form = /^(?:utc|gmt)?\s*([+−-])?\s*(\d{1,2})(?::?([0-5]\d))?(:[0-5]\d)?$/i
  const [, sign = '+', hours, minutes = '00', seconds = ''] = form.exec(typed.trim()) ?? []
  if (hours === undefined) return typed.trim()
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}${seconds}`
}
