import type { NetConnectOpts } from 'node:net'

/** What a connection to the database of an address is opened to: the socket of the embedded one, or a port. */
export function databaseDoor(databaseUrl: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'))
  const folder = searchParams.get('host')
  return folder ? { path: `${folder}/.s.PGSQL.${searchParams.get('port')}` } : { host: hostname, port: Number(port) }
}
