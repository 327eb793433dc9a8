import type { Page } from 'playwright-core'
import type { Person } from './people.ts'

export interface Size {
  width: number
  height: number
}

/** A page of the main site, in one of its states. */
export interface Place {
  who: Person
  /** An address of it, after a blank the form that is sent there; ids stand for what there is then. */
  path: string
  /** Which state, where a page has several. */
  state?: string
  /** Leads there; without it the address is opened. `also` brings somebody else. */
  reach?(page: Page, also: (who: Person) => Promise<Page>): Promise<void>
  /** Ends what was begun. */
  leave?(page: Page): Promise<void>
  /** Looked at in these too. */
  more?: readonly Size[]
}
