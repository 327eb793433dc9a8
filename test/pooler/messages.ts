/** The messages of PostgreSQL's protocol in what arrives in pieces: a letter, a length, and that many bytes. */
export class Messages {
  private rest: Buffer = Buffer.alloc(0)

  /** Every message that is whole by now. */
  take(part: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, part])
    const whole: Buffer[] = []
    while (this.rest.length >= 5 && this.rest.length > this.rest.readUInt32BE(1)) {
      const length = this.rest.readUInt32BE(1) + 1
      whole.push(this.rest.subarray(0, length))
      this.rest = this.rest.subarray(length)
    }
    return whole
  }
}

/** One message. */
export function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

export const kindOf = (one: Buffer) => String.fromCharCode(one[0]!)

/** The settings that a connection opens with. */
export function openingSettings(first: Buffer): Map<string, string> {
  const words = first.subarray(8).toString().split('\0')
  return new Map(
    words.flatMap((name, place) => (place % 2 === 0 && name ? [[name, words[place + 1] ?? ''] as const] : [])),
  )
}

/** The first words of a connection. */
export function opening(settings: ReadonlyMap<string, string>): Buffer {
  const body = Buffer.from(`${[...settings].flat().join('\0')}\0\0`)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.writeUInt32BE(196_608, 4)
  return Buffer.concat([head, body])
}
