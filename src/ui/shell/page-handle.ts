/** What a page says of itself to the document around it, as `export const handle`. */
export interface PageHandle {
  /** A document of its own inside a frame, without the site around it and without scripts. */
  bare?: boolean
  /** Nothing but the page asks for attention: time is counted there. */
  quiet?: boolean
  /** Has no footer: one thing is to be done there. */
  footless?: boolean
  /** Has a frame of its own in the place of the site's header and footer. */
  plain?: boolean
}

/** On the `main` of a page that fills the screen, with the site's header alone above it. */
export const FILLS_SCREEN = { 'data-fills-screen': '' } as const
