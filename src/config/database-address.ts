/** Takes the place of the host in an address without one, which URL does not read. */
const NOWHERE = 'socket.invalid'

/** Whether a name is one of this machine's own. */
export const isLocal = (host: string): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)

/**
 * Whether what is told to a database can't be read on the way: by TLS with a certificate that is verified, or because it
 * doesn't leave the machine.
 */
export function tellsOverTls(address: string): boolean {
  if (address.startsWith('/') || address.startsWith('socket:')) return true
  const url = URL.parse(address.replace('@/', `@${NOWHERE}/`))
  if (!url) return false
  // Of a word that is said twice, the driver heeds the last.
  const said = (name: string) => url.searchParams.getAll(name).at(-1)
  const host = said('host') || decodeURIComponent(url.hostname)
  if (host.startsWith('/') || isLocal(host)) return true
  const mode = said('sslmode')
  return mode === 'verify-full' || ((mode === 'require' || mode === 'verify-ca') && Boolean(said('sslrootcert')))
}
