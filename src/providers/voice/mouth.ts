const FRAME_MS = 20
/** Twenty milliseconds of nothing, as Opus writes it. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe)

/** Sends a packet each 20 ms: what is to be said, and silence between. */
export class Mouth {
  private readonly send: (packet: Uint8Array) => void
  private line: readonly Uint8Array[] = []
  private place = 0
  private isOver = () => {}
  private readonly startedAt = performance.now()
  private sent = 0

  constructor(send: (packet: Uint8Array) => void) {
    this.send = send
    setInterval(() => this.catchUp(), FRAME_MS)
  }

  say(packets: readonly Uint8Array[]): Promise<void> {
    this.isOver()
    this.line = packets
    this.place = 0
    return new Promise((resolve) => {
      this.isOver = resolve
    })
  }

  /** Timers are late: what is due by now leaves now. */
  private catchUp(): void {
    const due = Math.floor((performance.now() - this.startedAt) / FRAME_MS)
    // After a long sleep of the machine, what was missed is not sent in a burst.
    if (due - this.sent > LONGEST_BURST) this.sent = due - 1
    for (; this.sent < due; this.sent += 1) this.send(this.next())
  }

  private next(): Uint8Array {
    const packet = this.line[this.place]
    this.place += 1
    if (packet) return packet
    this.isOver()
    return SILENCE
  }
}

const LONGEST_BURST = 25
