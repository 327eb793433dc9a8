const HEADER = 27
/** The first packet says how the sound is to be decoded, the second holds comments. */
const HEADS = 2

/** What is in an Ogg Opus file: the sound, packet by packet, and the file's comments as they are written. */
export function readOgg(file: Uint8Array): { comments: string; packets: Uint8Array[] } {
  const packets = [...packetsIn(file)]
  return { comments: new TextDecoder().decode(packets[1]), packets: packets.slice(HEADS) }
}

/** A packet is over with its first segment of less than 255 bytes; it may go on in the next page. */
function* packetsIn(file: Uint8Array): Generator<Uint8Array> {
  let parts: Uint8Array[] = []
  for (let page = 0; page < file.length; ) {
    const sizes = file.subarray(page + HEADER, page + HEADER + (file[page + HEADER - 1] ?? 0))
    let from = page + HEADER + sizes.length
    for (const size of sizes) {
      parts.push(file.subarray(from, from + size))
      from += size
      if (size === 255) continue
      yield Buffer.concat(parts)
      parts = []
    }
    page = from
  }
}
