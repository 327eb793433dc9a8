/** Options of a page for the layout around it, exported as `handle`. */
export interface PageHandle {
  /** A framed document of its own, without the layout and without scripts. */
  bare?: boolean
  /** No distraction from the page: time is being billed. */
  quiet?: boolean
  /** Without the footer, on pages with a single task. */
  footless?: boolean
  /** Another origin that the page's form is posted to, from the data of its loader. */
  formsTo?: (data: unknown) => string
  /** With its own frame instead of the site's header and footer. */
  plain?: boolean
}

/** Put on the `main` of a page that fills the screen below the site's header. */
export const FILLS_SCREEN = { 'data-fills-screen': '' } as const
