/** Links on the 404 page. */
export interface WaysOut {
  /** Replaces the page's default message. */
  message?: string
  title: string
  links: readonly { label: string; to: string }[]
}
