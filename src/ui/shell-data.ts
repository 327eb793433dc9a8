import { useRouteLoaderData } from 'react-router'
import type { Wording } from '../platform/i18n/texts.ts'

export type Brand = 'main' | 'second' | 'affiliation'

/** The reader's open request or consultation, as other pages show it. */
export interface OpenConsultation {
  id: number
  side: 'client' | 'psychic'
  status: 'requested' | 'accepted' | 'running' | 'paused'
  /** The other side's name. */
  name: string
  pauseReason: 'drop' | 'silence' | 'absence' | 'payment' | 'sound' | 'unheard' | 'held' | null
  /** Whether the other side is connected. */
  otherPresent: boolean
  /** Seconds until it ends by itself; null while the meter counts. */
  within: number | null
}

/** A psychic for whom the reader waits, as other pages show it. */
export interface OpenTicket {
  id: number
  name: string
  isCalled: boolean
}

/** The reader's appointment within the next hours, as other pages show it at its hour. */
export interface NextAppointment {
  id: number
  /** The other side's name. */
  name: string
  /** ISO. */
  startsAt: string
  /** Where the reader goes at that hour. */
  address: string
  /** Seconds until it is shown, negative once it is. */
  opensIn: number
  /** Seconds until it is shown no more. */
  closesIn: number
}

/** The data of every page on its site and its reader. */
export interface ShellData {
  site: {
    key: Brand
    label: string
    /** Address without a final slash. */
    canonical: string
    /** Whether search engines may index this page. */
    indexed: boolean
    /** The main site's address, if the brand borrows this page from it. */
    original: string | null
    outside: {
      apps: { horoscope: string | null; clairvoyance: string | null; contact: string | null }
      social: readonly { name: string; address: string }[]
      yearlyHoroscope: string | null
    }
    psychicNoun: { slug: string; singular: string; plural: string }
  }
  mode: 'demo' | 'production'
  /** By day or by night, if the reader does not leave it to their device. */
  scheme: 'light' | 'dark' | null
  /** Whether there is a tag manager to accept or refuse. */
  measured: boolean
  /** The seasonal theme, with tokens in ui/season; null if there is none. */
  season: string | null
  wording: Wording
  /** The consent given by subscribing to the newsletter. */
  letter: { shown: string; sentence: string }
  /** null for a signed-out visitor. */
  person: {
    firstName: string
    gender: 'male' | 'female' | 'unknown'
    hasEmail: boolean
    role: 'client' | 'psychic' | 'editor' | 'moderator' | 'support' | 'admin'
    /** The day their account will be erased, in words; null if it stays. */
    leavesOn: string | null
    /** Integer cents; null for people without a wallet. */
    balance: number | null
  } | null
  /** null if nothing is open. */
  open: OpenConsultation | null
  /** Whom the reader waits for. */
  tickets: readonly OpenTicket[]
  /** null if there is none within the next hours. */
  appointment: NextAppointment | null
}

/** In the browser only: on a server it would be shared by all requests. */
let latest: ShellData | undefined

/** undefined only if the site's data could never be read; without a connection the last known data stays. */
export function useShell(): ShellData | undefined {
  const shell = useRouteLoaderData<() => ShellData>('root')
  if (typeof document === 'undefined') return shell
  latest = shell ?? latest
  return latest
}

/** The dark ground of each brand, for the browser's own frame. */
export const themeColor: Record<Brand, string> = { main: '#0b1b41', second: '#401135', affiliation: '#092119' }
