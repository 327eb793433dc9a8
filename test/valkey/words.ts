/** The commands of Valkey's protocol in what arrives in pieces: each is a list of words, `*2\r\n$4\r\nPING\r\n…`. */
export class Commands {
  private rest: Buffer = Buffer.alloc(0)

  /** Every command that is whole by now. */
  take(part: Buffer): Buffer[][] {
    this.rest = Buffer.concat([this.rest, part])
    const whole: Buffer[][] = []
    for (let one = this.next(); one; one = this.next()) whole.push(one)
    return whole
  }

  private next(): Buffer[] | null {
    let place = 0
    const line = () => {
      const end = this.rest.indexOf('\r\n', place)
      if (end < 0) return null
      const number = Number(this.rest.toString('latin1', place + 1, end))
      place = end + 2
      return number
    }
    const count = line()
    if (count === null) return null
    const words: Buffer[] = []
    while (words.length < count) {
      const length = line()
      if (length === null || this.rest.length < place + length + 2) return null
      words.push(this.rest.subarray(place, place + length))
      place += length + 2
    }
    this.rest = this.rest.subarray(place)
    return words
  }
}

export type Answer = string | number | Buffer | null | readonly Answer[]

/** An answer as bytes. */
export function answerOf(answer: Answer): Buffer {
  if (answer === null) return Buffer.from('*-1\r\n')
  if (typeof answer === 'number') return Buffer.from(`:${answer}\r\n`)
  if (typeof answer !== 'string' && !Buffer.isBuffer(answer)) {
    return Buffer.concat([Buffer.from(`*${answer.length}\r\n`), ...answer.map(answerOf)])
  }
  const bytes = Buffer.from(answer)
  return Buffer.concat([Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')])
}
