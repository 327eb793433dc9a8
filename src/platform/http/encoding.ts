export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}
