/** Milliseconds of a frame, by the configuration in the first byte of an Opus packet (RFC 6716, 3.1). */
const frameMs = (configuration: number): number => {
  if (configuration < 12) return [10, 20, 40, 60][configuration % 4] as number
  if (configuration < 16) return [10, 20][configuration % 2] as number
  return [2.5, 5, 10, 20][configuration % 4] as number
}

const LONGEST_MS = 120

/** How long an Opus packet sounds; null if it is none. */
export function packetSeconds(packet: Uint8Array): number | null {
  const [head, second] = packet
  if (head === undefined) return null
  const code = head & 3
  const frames = code === 0 ? 1 : code < 3 ? 2 : (second ?? 0) & 63
  const ms = frames * frameMs(head >> 3)
  return ms > 0 && ms <= LONGEST_MS ? ms / 1000 : null
}
