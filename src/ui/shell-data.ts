import { useRouteLoaderData } from 'react-router'
import type { Wording } from '../platform/i18n/texts.ts'

export type Brand = 'main' | 'second' | 'affiliation'

/** A request or a consultation that is open for the reader, as every other page tells of it. */
export interface OpenConsultation {
  id: number
  side: 'client' | 'psychic'
  status: 'requested' | 'accepted' | 'running' | 'paused'
  /** Of the other side. */
  name: string
  pauseReason: 'drop' | 'silence' | 'absence' | null
  /** Whether the other side's line is there. */
  otherPresent: boolean
  /** Seconds after which it is over by itself; null while it counts. */
  within: number | null
}

/** What every page knows of the site it is on and of who looks at it. */
export interface ShellData {
  site: {
    key: Brand
    label: string
    /** Address without a final slash. */
    canonical: string
    /** Whether search engines may keep this page of it. */
    indexed: boolean
    /** Address of the main site, where it wrote this page and the brand borrows it. */
    original: string | null
    outside: {
      apps: { horoscope: string; clairvoyance: string; contact: string }
      social: readonly { name: string; address: string }[]
      yearlyHoroscope: string
    }
    psychicNoun: { slug: string; singular: string; plural: string }
  }
  mode: 'demo' | 'production'
  /** Whether there is a tag manager to accept or refuse. */
  measured: boolean
  /** The seasonal theme, whose tokens stand in ui/season; null outside of all. */
  season: string | null
  wording: Wording
  /** What is agreed to by asking for the site's letter. */
  letter: { shown: string; sentence: string }
  /** null for an anonymous visitor. */
  person: {
    firstName: string
    gender: 'male' | 'female' | 'unknown'
    hasEmail: boolean
    role: 'client' | 'psychic' | 'editor' | 'moderator' | 'support' | 'admin'
    /** The day their account is to be erased, in words; null for who stays. */
    leavesOn: string | null
    /** Integer cents; null for those who have no wallet. */
    balance: number | null
  } | null
  /** null where nothing is open for them. */
  open: OpenConsultation | null
}

/** In the browser alone: a server speaks to everyone. */
let latest: ShellData | undefined

/** undefined only when the site itself could never be read; when the line is cut, what was last known stays. */
export function useShell(): ShellData | undefined {
  const shell = useRouteLoaderData<() => ShellData>('root')
  if (typeof document === 'undefined') return shell
  latest = shell ?? latest
  return latest
}

/** The night of each brand, as browsers colour their own frame. */
export const themeColor: Record<Brand, string> = { main: '#0b1b41', second: '#401135', affiliation: '#092119' }
