import type { Socket } from 'node:net'

/** What happens to what passes. */
export interface Rules {
  /** Every piece arrives this much later, in its order. */
  delayMs?: () => number
  /** Nothing passes until it settles, and everything after. */
  held?: Promise<void>
}

/** Where a connection is cut: in the middle of a request, or when its transaction was committed and not yet answered. */
type Cut = 'in a query' | 'after a commit'

/** A direction in which nothing arrives any more, though both ends believe in the connection. */
type Muted = 'to the database' | 'to the node'

/**
 * The database ends a connection from which it hears nothing, not even that its machine is there: within this time, by
 * what a node asks of it for each connection.
 */
const GONE_AFTER_MS = 30_000

/** The end of an answer that tells of something written, with no transaction open after it. */
const isCommitted = (answer: Buffer): boolean =>
  answer.subarray(-6).equals(IDLE) && WRITTEN.test(answer.subarray(-40, -6).toString('latin1'))

const IDLE = Buffer.from('Z\0\0\0\u0005I')
const WRITTEN = /(?:COMMIT|(?:INSERT 0|UPDATE|DELETE) [1-9]\d*)\0$/

/** One connection of a node, and the one to the database for it. */
export class Line {
  onEnd: () => void = () => {}
  /** The next one of these. */
  cut: Cut | null = null
  private readonly node: Socket
  private readonly database: Socket
  private readonly rules: () => Rules
  private readonly muted = new Set<Muted>()
  private readonly passing = { up: Promise.resolve(), down: Promise.resolve() }

  constructor(node: Socket, database: Socket, rules: () => Rules) {
    this.node = node.setNoDelay(true)
    this.database = database
    this.rules = rules
    node.on('data', (bytes: Buffer) => this.fromNode(bytes))
    database.on('data', (bytes: Buffer) => this.fromDatabase(bytes))
    node.on('error', () => {}).on('close', () => this.pass('up', () => this.database.end()))
    database
      .on('error', () => {})
      .on('close', () => {
        this.pass('down', () => this.node.destroy())
        this.onEnd()
      })
  }

  mute(direction: Muted): void {
    this.muted.add(direction)
    setTimeout(() => this.database.destroy(), GONE_AFTER_MS).unref()
  }

  /** The reset of a connection that a router forgot. */
  reset(): void {
    this.node.resetAndDestroy()
    this.database.destroy()
  }

  private fromNode(bytes: Buffer): void {
    if (this.cut === 'in a query') this.breakOff(bytes.subarray(0, bytes.length >> 1))
    else this.pass('up', () => this.database.write(bytes))
  }

  private fromDatabase(bytes: Buffer): void {
    if (this.cut === 'after a commit' && isCommitted(bytes)) this.reset()
    else this.pass('down', () => this.node.write(bytes))
  }

  private breakOff(part: Buffer): void {
    this.database.write(part, () => this.reset())
  }

  /** In its order, when the rules of this moment let it. */
  private pass(way: 'up' | 'down', act: () => void): void {
    const { delayMs, held } = this.rules()
    const direction: Muted = way === 'up' ? 'to the database' : 'to the node'
    const due = delayMs ? performance.now() + delayMs() : 0
    this.passing[way] = this.passing[way].then(async () => {
      await held
      const left = due - performance.now()
      if (due > 0 && left > 0) await new Promise((resume) => setTimeout(resume, left))
      if (!this.muted.has(direction)) act()
    })
  }
}
