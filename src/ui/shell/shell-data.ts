import { useRouteLoaderData } from 'react-router'
import type { Wording } from '../../platform/i18n/texts.ts'

export type Brand = 'main' | 'second' | 'affiliation'

/** What every page knows of the site it is on and of who looks at it. */
export interface ShellData {
  site: {
    key: Brand
    label: string
    /** Address without a final slash. */
    canonical: string
    indexed: boolean
    psychicNoun: { slug: string; singular: string; plural: string }
  }
  mode: 'demo' | 'production'
  wording: Wording
  /** null for an anonymous visitor. */
  person: {
    firstName: string
    role: 'client' | 'psychic' | 'editor' | 'moderator' | 'support' | 'admin'
    /** Integer cents; null for those who have no wallet. */
    balance: number | null
  } | null
}

/** undefined only when the site itself could not be read. */
export const useShell = (): ShellData | undefined => useRouteLoaderData<() => ShellData>('root')

/** The night of each brand, as browsers colour their own frame. */
export const themeColor: Record<Brand, string> = { main: '#0b1b41', second: '#401135', affiliation: '#092119' }
