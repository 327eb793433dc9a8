import { href } from 'react-router'
import { type JournalKind, kindSlugs } from './kinds.ts'

/** The page that keeps something in the reader's journal. */
export const keepAddress = (kind: JournalKind, reference: string): string =>
  `${href('/mon-journal/garder')}?${new URLSearchParams({ genre: kindSlugs[kind], de: reference })}`
