/** Where one may go from the page of what is not there. */
export interface WaysOut {
  /** Said in the place of the page's own sentence. */
  message?: string
  title: string
  links: readonly { label: string; to: string }[]
}
