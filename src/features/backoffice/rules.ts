/** A program of its own: it is come to by a document, never within the site's pages. */
export const BACK_OFFICE = '/admin'

export const isBackOffice = (path: string): boolean => /^\/admin(?:[?#/]|$)/.test(path)
