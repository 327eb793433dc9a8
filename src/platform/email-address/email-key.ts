/** Domains whose boxes ignore dots and what follows a plus, under the one name that they share. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/** What two spellings of one address share. */
export function emailKey(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  const local = folded.slice(0, at)
  const domain = folded.slice(at + 1)
  const shared = dotless[domain]
  return shared ? `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${shared}` : `${local}@${domain}`
}
