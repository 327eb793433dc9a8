import { emailDomains } from '../users/email-domains.data.ts'
import { SUGGESTIONS } from './rules.ts'

/**
 * The typed address completed with each usual domain that begins like its own; the part before the @ may be missing.
 */
export function suggestEmailAddresses(typed: string, limit = SUGGESTIONS): string[] {
  const text = typed.trim()
  const at = text.indexOf('@')
  const local = at === -1 ? text : text.slice(0, at)
  const begun = at === -1 ? '' : text.slice(at + 1).toLowerCase()
  if (text === '' || /[\s@]/.test(local + begun) || emailDomains.some((domain) => domain === begun)) return []
  return emailDomains
    .filter((domain) => domain.startsWith(begun))
    .slice(0, limit)
    .map((domain) => `${local}@${domain}`)
}
