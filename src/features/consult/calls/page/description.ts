import { isRelayed } from '../signals.ts'

/** A description without any address but those of the relay: what a browser wrote behind or beside them is taken out. */
export const discreet = (sdp: string): string =>
  sdp
    .split('\r\n')
    .filter((line) => !line.startsWith('a=candidate:') || isRelayed(withoutBehind(line.slice(2))))
    .map((line) => withoutBehind(line.replace(NAMED, line.startsWith('o=') ? 'IN IP4 127.0.0.1' : 'IN IP4 0.0.0.0')))
    .join('\r\n')

/** A candidate as it may leave the page; null if it is none of the relay's. */
export function discreetCandidate(candidate: string): string | null {
  const said = withoutBehind(candidate)
  return isRelayed(said) ? said : null
}

const NAMED = /\bIN IP[46] \S+/

const withoutBehind = (text: string): string => text.replace(/ raddr \S+ rport \d+/, ' raddr 0.0.0.0 rport 0')
