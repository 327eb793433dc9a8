import { run as spellDomain } from '@zootools/email-spell-checker'
import { isDisposable } from '../users/disposable.server.ts'
import { emailDomains } from '../users/email-domains.data.ts'
import { tidied } from '../users/registration-faults.server.ts'
import { isEmail } from '../users/rules.ts'
import type { Check } from './rules.ts'

const topLevelDomains = ['fr', 'com', 'net', 'org', 'be', 'ch', 'ca', 'lu', 'mc', 'de', 'it', 'es', 'eu', 'io', 'me']

/** Whether an address can be registered, with a likely correction. Reveals nothing about accounts. */
export function checkEmailAddress(typed: string): Check {
  const address = tidied(typed)
  if (address === '') return refused('empty')
  if (!isEmail(address)) return refused('invalid', meant(address))
  if (isDisposable(address)) return refused('notAccepted', mistyped(address))
  return { valid: true, suggestion: meant(address), message: null }
}

const refused = (reason: 'empty' | 'invalid' | 'notAccepted', suggestion: string | null = null): Check => ({
  valid: false,
  suggestion,
  message: `error.emailAddress.${reason}`,
})

/** The address with a usual domain instead of a misspelt one. */
function meant(address: string): string | null {
  const spelt = spellDomain({ email: address, domains: [...emailDomains], topLevelDomains })
  return spelt && isEmail(spelt.full) ? spelt.full : null
}

/**
 * Domains with two swapped letters may be registered by typosquatters, so they count as misspelt; any other existing
 * domain is accepted.
 */
function mistyped(address: string): string | null {
  const other = meant(address)
  return other && lettersOf(other) === lettersOf(address) ? other : null
}

const lettersOf = (text: string): string => [...text].sort().join('')
