import { affiliation } from './affiliation.ts'
import { main } from './main.ts'
import { second } from './second.ts'
import type { Site, SiteDefinition } from './site.ts'

/** Every brand, the main site first. */
export const siteDefinitions: readonly [SiteDefinition, ...SiteDefinition[]] = [main, second, affiliation]

export type Sites = readonly [Site, ...Site[]]

/** Sites with their addresses: from configuration, or made from the port in demo mode. */
export function openSites(canonical: Readonly<Record<number, string>>, port: number): Sites {
  return siteDefinitions.map((definition) => {
    const address = canonical[definition.id] ?? `http://${definition.demoHost}${port === 80 ? '' : `:${port}`}`
    return { ...definition, canonical: address, hosts: [new URL(address).host] }
  }) as unknown as Sites
}

/** The site of a request's host; null for an unknown one. */
export function siteOf(sites: Sites, host: string | undefined): Site | null {
  return sites.find((site) => site.hosts.includes(host ?? '')) ?? null
}
