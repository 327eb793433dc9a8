/** The name of a page's scene among the plates. */
export const sceneName = (path: string): string => `pages/${path.slice(1).replaceAll('/', '-')}`
