import { affiliation } from './affiliation.ts'
import { main } from './main.ts'
import { second } from './second.ts'
import type { OutsideLinks, Site, SiteDefinition } from './site.ts'

/** Every brand, the main site first. */
export const siteDefinitions: readonly [SiteDefinition, ...SiteDefinition[]] = [main, second, affiliation]

export type Sites = readonly [Site, ...Site[]]

interface Addresses {
  canonical: Readonly<Record<number, string>>
  aliases: Readonly<Record<number, readonly string[]>>
  outside: Readonly<Record<number, OutsideLinks>>
}

const NOWHERE: OutsideLinks = {
  apps: { horoscope: null, clairvoyance: null, contact: null },
  social: [],
  yearlyHoroscope: null,
}

/** Sites with their addresses: from the configuration, or derived from the port in demo mode. */
export function openSites({ canonical, aliases, outside }: Addresses, port: number): Sites {
  return siteDefinitions.map((definition) => {
    const address = canonical[definition.id] ?? `http://${definition.demoHost}${port === 80 ? '' : `:${port}`}`
    return {
      ...definition,
      canonical: address,
      hosts: [new URL(address).host, ...(aliases[definition.id] ?? [])],
      outside: outside[definition.id] ?? NOWHERE,
    }
  }) as unknown as Sites
}

/** The site whose own address has this host; null for any other host, even an alias. */
export function siteOf(sites: Sites, host: string | undefined): Site | null {
  return sites.find((site) => site.hosts[0] === host) ?? null
}

/** The site of an id that is kept beside what belongs to it. @throws for one that no brand has */
export function siteBy(sites: Sites, id: number): Site {
  const site = sites.find((one) => one.id === id)
  if (!site) throw new Error(`no site has the id ${id}`)
  return site
}

/**
 * The site that a host leads to: by an alias, by its name with or without "www", or by a subdomain, the nearest brand
 * first; the main site for an unknown one.
 */
export function brandOf(sites: Sites, host: string): Site {
  const asked = host.toLowerCase()
  const named = sites.find((site) => site.hosts.includes(asked))
  if (named) return named
  const above = sites.filter((site) => `.${nameIn(asked)}`.endsWith(`.${nameIn(site.hosts[0])}`))
  return above.sort((a, b) => nameIn(b.hosts[0]).length - nameIn(a.hosts[0]).length)[0] ?? sites[0]
}

/** Without a leading "www." and without a port. */
const nameIn = (host: string): string => host.replace(/^www\.|:\d+$/g, '')
