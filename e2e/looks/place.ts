import type { Page } from 'playwright-core'
import type { Person } from './people.ts'

export interface Size {
  width: number
  height: number
}

/** A page of the main site, in one of its states. */
export interface Place {
  who: Person
  /** Its address, followed after a space by form data to post; ids are placeholders for existing ones. */
  path: string
  /** The name of the state, if a page has several. */
  state?: string
  /** Navigates there; by default the address is opened. `also` opens a page of another person. */
  reach?(page: Page, also: (who: Person) => Promise<Page>): Promise<void>
  /** Ends what was begun. */
  leave?(page: Page): Promise<void>
  /** Additional sizes. */
  more?: readonly Size[]
}
