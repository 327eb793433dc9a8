/** Placeholder host for an address without one, which URL can't parse. */
const NOWHERE = 'socket.invalid'

/** Whether a host name is this machine's. */
export const isLocal = (host: string): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)

/**
 * Whether a database connection can't be read on the way: TLS with a verified certificate, or a connection that stays
 * on the machine.
 */
export function tellsOverTls(address: string): boolean {
  if (address.startsWith('/') || address.startsWith('socket:')) return true
  const url = URL.parse(address.replace('@/', `@${NOWHERE}/`))
  if (!url) return false
  // Of a repeated parameter, the driver uses the last.
  const said = (name: string) => url.searchParams.getAll(name).at(-1)
  const host = said('host') || decodeURIComponent(url.hostname)
  if (host.startsWith('/') || isLocal(host)) return true
  const mode = said('sslmode')
  return mode === 'verify-full' || ((mode === 'require' || mode === 'verify-ca') && Boolean(said('sslrootcert')))
}
