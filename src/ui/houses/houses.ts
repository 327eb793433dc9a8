import figtree from '../fonts/figtree.woff2?url'
import main from '../fonts/fraunces.woff2?url'
import soft from '../fonts/fraunces-soft.woff2?url'
import softItalic from '../fonts/fraunces-soft-italic.woff2?url'
import sturdy from '../fonts/fraunces-sturdy.woff2?url'
import type { Brand } from '../shell-data.ts'
import affiliation from './affiliation.css?url'
import second from './second.css?url'

interface House {
  /** What it wears beyond the sheet of all; the main house wears that sheet as it is. */
  sheet: string | null
  /** What its first page is set in. */
  fonts: readonly string[]
}

export const houses: Record<Brand, House> = {
  main: { sheet: null, fonts: [figtree, main] },
  second: { sheet: second, fonts: [soft, softItalic] },
  affiliation: { sheet: affiliation, fonts: [figtree, sturdy] },
}
