import { href } from 'react-router'
import type { Catalogue, Values } from '../../../platform/i18n/texts.ts'
import type { ShellData } from '../../../ui/shell-data.ts'

/** A node of schema.org. */
export interface Node {
  '@type': string
  [property: string]: unknown
}

export type Site = ShellData['site']

/** A page as its structured data sees it: `data` is what its loader returned. */
export interface Shown<T> {
  site: ShellData['site']
  path: string
  data: T
  t<K extends string>(from: Catalogue<K>, key: K, values?: Values): string
}

export const addressOf = ({ canonical }: Site, path: string): string => `${canonical}${path}`

/** A reference to the publisher, which the home page describes. */
export const publisher = (site: Site): Node => ({
  '@type': 'Organization',
  '@id': addressOf(site, '/#organization'),
  name: site.label,
  url: addressOf(site, href('/')),
  logo: { '@type': 'ImageObject', url: addressOf(site, '/icon-512.png'), width: 512, height: 512 },
})

export const webSite = (site: Site): Node => ({
  '@type': 'WebSite',
  '@id': addressOf(site, '/#website'),
  name: site.label,
  url: addressOf(site, href('/')),
  inLanguage: 'fr',
  publisher: { '@id': addressOf(site, '/#organization') },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: addressOf(site, `${href('/recherche')}?q={search_term_string}`) },
    'query-input': 'required name=search_term_string',
  },
})

/** A page of the site, with its name and address. */
export const page = (site: Site, type: string, of: { path: string; name: string; description: string }): Node => ({
  '@type': type,
  '@id': addressOf(site, of.path),
  url: addressOf(site, of.path),
  name: of.name,
  description: of.description,
  inLanguage: 'fr',
  isPartOf: { '@id': addressOf(site, '/#website') },
})

/** Breadcrumbs, from the parents to the page itself. */
export const crumbs = (site: Site, steps: readonly { name: string; path: string }[]): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: addressOf(site, path),
  })),
})

export const list = (site: Site, items: readonly { name: string; path: string }[]): Node => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: addressOf(site, path),
  })),
})
