/** A program of its own: it is come to by a document, never within the site's pages. */
export const BACK_OFFICE = '/admin'

export const isBackOffice = (path: string): boolean => /^\/admin(?:[?#/]|$)/.test(path)

/** Where a list of the back office is, or one of its rows. */
export const backOfficeAddress = (resource: string, id?: string): string =>
  `${BACK_OFFICE}#/${resource}${id === undefined ? '' : `/${id}/show`}`
