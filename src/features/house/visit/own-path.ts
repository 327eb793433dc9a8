/** A path of this site to return to; anything else leads home. */
export function ownPath(given: unknown): string {
  const path = typeof given === 'string' ? given : ''
  if (!/^\/(?![/\\])[\x21-\x7e]{0,300}$/.test(path)) return '/'
  // As browsers read it: dots may hide a second slash, after which the name of another site would stand.
  return URL.parse(path, 'http://own.invalid')?.pathname.startsWith('//') === false ? path : '/'
}
