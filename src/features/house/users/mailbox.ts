import { emailKey } from '../../../platform/email-address/email-key.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { emailDomains } from './email-domains.data.ts'

/** How a provider maps several addresses to one mailbox. */
interface Provider {
  /** The provider's domains; with `one`, a name belongs to the same person at each of them. */
  domains: readonly string[]
  one?: true
  /** Characters that begin a tag; by default, a plus. */
  tags?: string
  /** Characters that the provider ignores in the local part. */
  unread?: RegExp
  /** Whether name@anything.domain and anything@name.domain belong to name@domain. */
  subdomains?: true
}

const tlds = (name: string, ends: string): string[] => ends.split(' ').map((end) => `${name}.${end}`)

const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], one: true, unread: /\./g },
  {
    domains: [
      ...tlds(
        'outlook',
        'com fr be de es it ie at co.id com.ar com.au com.br com.tr jp pt sa cl cz dk hu in kr lv my ph sg sk',
      ),
      ...tlds('hotmail', 'com fr be ch de es it co.uk ca nl se no dk fi gr ca com.ar com.br co.th'),
      ...tlds('live', 'com fr be ca ch de it nl at co.uk com.au com.mx com.pt dk ie no se jp cl'),
      ...tlds('msn', 'com fr'),
      'windowslive.com',
      'passport.com',
    ],
  },
  // These take a tag after a hyphen; names themselves contain none.
  {
    domains: [
      ...tlds(
        'yahoo',
        'com fr be ca de es it ie ch co.uk co.jp co.in com.br com.ar com.au com.mx gr ro se dk no nl pl pt',
      ),
      'ymail.com',
      'rocketmail.com',
    ],
    tags: '+-',
  },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], one: true, unread: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], one: true },
  { domains: ['fastmail.com', 'fastmail.fm', 'fastmail.fr', 'fastmail.net', 'messagingengine.com'], subdomains: true },
  { domains: [...tlds('gmx', 'fr com net de ch at es co.uk us'), 'web.de', 'mail.com', 'caramail.com', 'caramail.fr'] },
  { domains: [...tlds('zoho', 'com eu in com.au'), ...tlds('zohomail', 'com eu in')] },
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.fr'], one: true, unread: /[.-]/g },
  { domains: ['tutanota.com', 'tutanota.de', 'tutamail.com', 'tuta.io', 'tuta.com', 'keemail.me'] },
  {
    domains: [
      'mailo.com',
      'mailo.eu',
      'netcourrier.com',
      'mailfence.com',
      'posteo.de',
      'posteo.net',
      'hey.com',
      'aol.fr',
      // Telecom companies of the French overseas territories and of neighbouring countries.
      'lagoon.nc',
      'canl.nc',
      'mls.nc',
      'mail.pf',
      'mediaserv.net',
      'ozone.net',
      'scarlet.be',
      't-online.de',
      'libero.it',
    ],
  },
]

const byDomain = new Map(providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)))

function splitAt(address: string): [local: string, domain: string] {
  const key = emailKey(address)
  const at = key.lastIndexOf('@')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** The provider of a domain, with the provider's own domain and the subdomain below it, if any. */
function providerOf(domain: string): { provider: Provider; home: string; below: string | null } | null {
  const provider = byDomain.get(domain)
  if (provider) return { provider, home: domain, below: null }
  const dot = domain.indexOf('.')
  const above = domain.slice(dot + 1)
  const wide = dot > 0 ? byDomain.get(above) : undefined
  return wide?.subdomains ? { provider: wide, home: above, below: domain.slice(0, dot) } : null
}

/** The part before the first tag character, or the whole if that would be empty. */
function untagged(local: string, tags: string): string {
  const end = [...local].findIndex((sign, place) => place > 0 && tags.includes(sign))
  return end < 0 ? local : local.slice(0, end)
}

/**
 * The canonical form that all addresses of one mailbox share under its provider's rules; at other domains only a plus
 * tag is removed. Use it only to recognise the same person: accounts are found by the address as written.
 */
export function mailboxOf(address: string): string {
  const [local, domain] = splitAt(address)
  const found = providerOf(domain)
  if (!found) return `${untagged(local, '+')}@${domain}`
  const { provider, home, below } = found
  const bare = below ?? untagged(local, provider.tags ?? '+')
  return `${bare.replace(provider.unread ?? /(?!)/, '') || bare}@${provider.one ? provider.domains[0] : home}`
}

/** Second-level labels under which anyone can register a domain. */
const shared = /^(?:co|com|net|org|ac|gov|gouv|edu|asso|nom|tm|prd|ne|or|go)$/

/** The registered domain of an address that is not at a public provider; otherwise null. */
export function ownDomainOf(address: string): string | null {
  const [, domain] = splitAt(address)
  if (providerOf(domain) || publicDomains.has(domain)) return null
  const labels = domain.split('.')
  return labels.slice(labels.length > 2 && shared.test(itemAt(labels, labels.length - 2)) ? -3 : -2).join('.')
}

const publicDomains: ReadonlySet<string> = new Set(emailDomains)
