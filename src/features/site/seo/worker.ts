import source from './worker.js?raw'

/** The service worker of one version: a browser installs a new one when its text differs. */
export const workerOf = (version: string): string => `const VERSION = ${JSON.stringify(version)}\n${source}`
