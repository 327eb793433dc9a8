/** A separate application: it is reached by loading a document, never by navigation within the site. */
export const BACK_OFFICE = '/admin'

export const isBackOffice = (path: string): boolean => /^\/admin(?:[?#/]|$)/.test(path)

/** The URL of a list of the back office, or of one of its rows. */
export const backOfficeAddress = (resource: string, id?: string): string =>
  `${BACK_OFFICE}#/${resource}${id === undefined ? '' : `/${id}/show`}`
