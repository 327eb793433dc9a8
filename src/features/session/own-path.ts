/** A path of this site to return to; anything else leads home. */
export function ownPath(given: unknown): string {
  const path = typeof given === 'string' ? given : ''
  return /^\/(?![/\\])[\x21-\x7e]{0,300}$/.test(path) ? path : '/'
}
