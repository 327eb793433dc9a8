/** A path of this site to return to; anything else becomes the home page. */
export function ownPath(given: unknown): string {
  const path = typeof given === 'string' ? given : ''
  if (!/^\/(?![/\\])[\x21-\x7e]{0,300}$/.test(path)) return '/'
  // Parsed as browsers do: dot segments may hide a second slash, after which another site's name would be read.
  return URL.parse(path, 'http://own.invalid')?.pathname.startsWith('//') === false ? path : '/'
}
