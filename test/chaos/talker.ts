import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Random } from './random.ts'

const REPORT_MS = 1000
const PACKETS = 50

/** Whether sound flows between the two ends of a call, whatever becomes of our processes: it doesn't pass them. */
export class Wire {
  /** Seconds in which it flowed. */
  flowed = 0
  /** How often it was cut. */
  cuts = 0
  private readonly ends = new Set<Talker>()
  private cut = false
  private last = performance.now()

  get flows(): boolean {
    return this.ends.size === 2 && !this.cut
  }

  join(end: Talker): void {
    this.count()
    this.ends.add(end)
  }

  leave(end: Talker): void {
    this.count()
    this.ends.delete(end)
  }

  freeze(cut: boolean): void {
    this.count()
    if (cut) this.cuts += 1
    this.cut = cut
  }

  count(): void {
    const now = performance.now()
    if (this.flows) this.flowed += (now - this.last) / 1000
    this.last = now
  }
}

/** One end of a call by web: a page that takes the call, tells what it hears, and comes back after each cut. */
export class Talker {
  private readonly site: { address: string; cookie: string }
  private readonly room: number
  private readonly wire: Wire
  private readonly random: Random
  private readonly device = randomUUID()
  private socket: Socket | null = null
  private over = false

  constructor(site: { address: string; cookie: string }, room: number, wire: Wire, random: Random) {
    this.site = site
    this.room = room
    this.wire = wire
    this.random = random
  }

  /** Until `leave`. Each report covers the time since the last that was heard. */
  async run(): Promise<void> {
    this.wire.join(this)
    let told = performance.now()
    while (!this.over) {
      await wait(REPORT_MS)
      if (this.random.chance(0.05)) this.socket?.disconnect()
      this.wire.count()
      const now = performance.now()
      const packets = this.wire.flows ? PACKETS : 0
      if (!(await this.tell({ packets, overMs: Math.min(now - told, 600_000) }))) continue
      told = now
    }
    this.socket?.disconnect()
  }

  leave(): void {
    this.over = true
    this.wire.leave(this)
  }

  /** False if nobody heard it. */
  private async tell(report: { packets: number; overMs: number }): Promise<boolean> {
    try {
      if (!this.socket?.connected) await this.connect()
      await this.socket?.timeout(3000).emitWithAck('sound', { consultationId: this.room, ...report })
      return true
    } catch {
      this.socket?.disconnect()
      return false
    }
  }

  private async connect(): Promise<void> {
    const { address, cookie } = this.site
    const socket = io(address, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      timeout: 3000,
      extraHeaders: { cookie, origin: address },
    })
    this.socket = socket
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
      // Cut after its transport opened and before the site answered, it is neither connected nor in error.
      socket.once('disconnect', reject)
    })
    const asked = { consultationId: this.room }
    await socket.timeout(3000).emitWithAck('join', asked)
    await socket.timeout(3000).emitWithAck('call-take', { ...asked, device: this.device, over: true })
  }
}
