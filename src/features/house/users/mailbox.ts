import { emailKey } from '../../../platform/email-address/email-key.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { emailDomains } from './email-domains.data.ts'

/** How a provider gives one mailbox several addresses. */
interface Provider {
  /** Its domains; where `one` is said, an address is the same person's at each of them. */
  domains: readonly string[]
  one?: true
  /** What begins the part that is added at will; a plus everywhere. */
  tags?: string
  /** Characters that are as if they were not there. */
  unread?: RegExp
  /** name@anything.domain, and anything@name.domain, are name@domain's. */
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
  // A keyword after a hyphen; no name has one of its own there.
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
      // Of telephone companies, in France overseas and beside France.
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

/** The provider of a domain, and its own domain where this one is below it. */
function providerOf(domain: string): { provider: Provider; home: string; below: string | null } | null {
  const provider = byDomain.get(domain)
  if (provider) return { provider, home: domain, below: null }
  const dot = domain.indexOf('.')
  const above = domain.slice(dot + 1)
  const wide = dot > 0 ? byDomain.get(above) : undefined
  return wide?.subdomains ? { provider: wide, home: above, below: domain.slice(0, dot) } : null
}

/** Everything before the first of these, unless nothing is. */
function untagged(local: string, tags: string): string {
  const end = [...local].findIndex((sign, place) => place > 0 && tags.includes(sign))
  return end < 0 ? local : local.slice(0, end)
}

/**
 * What all addresses of one mailbox share, by its provider's rules; elsewhere what follows a plus is left out. It tells
 * whether someone is the same person, and nothing else: an account is found by the address as it is written.
 */
export function mailboxOf(address: string): string {
  const [local, domain] = splitAt(address)
  const found = providerOf(domain)
  if (!found) return `${untagged(local, '+')}@${domain}`
  const { provider, home, below } = found
  const bare = below ?? untagged(local, provider.tags ?? '+')
  return `${bare.replace(provider.unread ?? /(?!)/, '') || bare}@${provider.one ? provider.domains[0] : home}`
}

/** Second levels under which anyone may have a domain. */
const shared = /^(?:co|com|net|org|ac|gov|gouv|edu|asso|nom|tm|prd|ne|or|go)$/

/** The domain that someone bought, of an address at no provider that is anyone's; null for those. */
export function ownDomainOf(address: string): string | null {
  const [, domain] = splitAt(address)
  if (providerOf(domain) || publicDomains.has(domain)) return null
  const labels = domain.split('.')
  return labels.slice(labels.length > 2 && shared.test(itemAt(labels, labels.length - 2)) ? -3 : -2).join('.')
}

const publicDomains: ReadonlySet<string> = new Set(emailDomains)
