/** What the two pages of a call send each other through the room’s socket, to connect their voices. */
export type Signal =
  | { kind: 'ready' }
  | { kind: 'offer' | 'answer'; session: string; sdp: string }
  | { kind: 'candidate'; session: string; candidate: string; mid: string | null; line: number | null }
  | { kind: 'restart'; session: string }

/** Bytes of a frame. Between nodes, a longer one would be written to the database for a moment. */
export const SIGNAL_MAX = 7000

/** Addresses that tell nothing of anybody. */
const nowhere = new Set(['0.0.0.0', '::', '127.0.0.1', '::1'])

/** Why a signal may not pass; null if it may. */
export function faultOf(signal: Signal): 'notSound' | 'notRelayed' | null {
  if (signal.kind === 'candidate') return isRelayed(signal.candidate) ? null : 'notRelayed'
  return 'sdp' in signal ? faultOfDescription(signal.sdp) : null
}

/** Exactly one stream of sound, and no address but a relay’s. */
function faultOfDescription(sdp: string): 'notSound' | 'notRelayed' | null {
  const lines = sdp.split(/\r\n|\r|\n/)
  const media = lines.filter((line) => /^m\s*=/i.test(line))
  if (media.length !== 1 || !media[0]?.startsWith('m=audio ')) return 'notSound'
  const candidates = lines.flatMap((line) =>
    /^a\s*=\s*candidate/i.test(line) ? [line.slice(line.indexOf('=') + 1)] : [],
  )
  if (!candidates.every(isRelayed)) return 'notRelayed'
  const known = new Set([...nowhere, ...candidates.map((one) => one.split(' ')[4] ?? '')])
  const named = [...sdp.matchAll(/\bIN\s+IP[46]\s+(\S+)/gi)].map(([, address]) => address ?? '')
  return named.every((address) => known.has(address)) ? null : 'notRelayed'
}

/**
 * Whether a candidate is a relay’s and keeps the address behind it to itself. The empty one says that there are no more.
 */
export function isRelayed(candidate: string): boolean {
  if (candidate === '') return true
  const words = candidate.trim().split(/\s+/)
  if (!words[0]?.startsWith('candidate:') || words[6] !== 'typ' || words[7] !== 'relay') return false
  const behind = words.indexOf('raddr')
  return behind === -1 || nowhere.has(words[behind + 1] ?? '')
}
