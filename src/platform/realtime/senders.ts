import type { Socket } from 'socket.io'
import { Refusal } from '../../errors.ts'
import { answerOf } from '../contract/answer.ts'
import { Bucket, type Rate } from './bucket.ts'
import { Lane } from './lane.ts'

/**
 * Kinds of frames by cost: a message is written, joining a room reads much, a mark is small, a signal is passed on. Joins
 * and signals of all connections share a lane, so that many at once delay no message.
 */
export type FrameKind = 'message' | 'join' | 'mark' | 'signal'

export interface SendingRules extends Readonly<Record<FrameKind, Rate>> {
  /** New connections of one person. */
  readonly line: Rate
  /** Every packet of one connection, valid or not. */
  readonly packet: Rate
  /** Frames of one connection that may wait for the current one. */
  readonly waiting: number
  /** Connections of one person. */
  readonly lines: number
  /** How long a browser whose connection was cut can't open another. */
  readonly restMs: number
}

export const SENDING: SendingRules = {
  message: { burst: 20, perSecond: 5 },
  join: { burst: 20, perSecond: 2 },
  mark: { burst: 40, perSecond: 10 },
  signal: { burst: 40, perSecond: 4 },
  line: { burst: 60, perSecond: 1 },
  packet: { burst: 300, perSecond: 60 },
  waiting: 40,
  lines: 16,
  restMs: 10_000,
}

interface Sender {
  lines: Set<Socket>
  buckets: Record<FrameKind | 'line', Bucket>
}

/** Waits for the connection's turn, then runs the work. */
export type Turns = <T>(kind: FrameKind, work: () => Promise<T>) => Promise<T>

/**
 * Rate limits for the people who send to this node. Each person has one allowance for all their connections, and no
 * connection has more than one frame under way; one that keeps sending is cut, and told why.
 */
export class Senders {
  private readonly lane = new Lane()
  private readonly people = new Map<number, Sender>()
  private readonly resting = new Set<string>()
  private readonly rules: SendingRules
  private readonly now: () => number
  private readonly onCut: (why: string) => void

  constructor(onCut: (why: string) => void, rules = SENDING, now = () => performance.now()) {
    this.onCut = onCut
    this.rules = rules
    this.now = now
  }

  /** Whether a connection of this browser was cut just now: it is refused before anything is read for it. */
  isResting(browser: string): boolean {
    return this.resting.has(browser)
  }

  /** Runs the work that opens a connection. */
  opening<T>(work: () => Promise<T>): Promise<T> {
    return this.lane.run(work)
  }

  /** Null for a connection that is cut at once. */
  connect(socket: Socket, { personId, browser }: { personId: number; browser: string }): Turns | null {
    const sender = this.senderOf(personId)
    const cut = (why: string) => this.cut(socket, browser, why)
    if (sender.buckets.line.take(this.now()) > 0 || sender.lines.size >= this.rules.lines) {
      cut('lines')
      return null
    }
    sender.lines.add(socket)
    socket.once('disconnect', () => {
      sender.lines.delete(socket)
      if (sender.lines.size === 0) this.forget(personId, sender)
    })
    const packets = new Bucket(this.rules.packet, this.now())
    socket.conn.on('packet', ({ type }: { type: string }) => {
      // Pongs come as often as the node asked for them.
      if (type !== 'pong' && packets.take(this.now()) > 0) cut('packets')
    })
    return this.turnsOf(sender, () => cut('waiting'))
  }

  private turnsOf(sender: Sender, cut: () => void): Turns {
    let last: Promise<unknown> = Promise.resolve()
    let waiting = 0
    return async (kind, work) => {
      const seconds = sender.buckets[kind].take(this.now())
      if (seconds > 0) throw new Refusal('tooManyRequests', undefined, Math.ceil(seconds))
      if (waiting >= this.rules.waiting) {
        cut()
        throw new Refusal('tooManyRequests')
      }
      waiting += 1
      const turn = last.then(() => {
        waiting -= 1
        return kind === 'join' || kind === 'signal' ? this.lane.run(work) : work()
      })
      last = turn.catch(() => {})
      return turn
    }
  }

  private senderOf(personId: number): Sender {
    const known = this.people.get(personId)
    if (known) return known
    const bucket = (kind: FrameKind | 'line') => new Bucket(this.rules[kind], this.now())
    const buckets = {
      message: bucket('message'),
      join: bucket('join'),
      mark: bucket('mark'),
      signal: bucket('signal'),
      line: bucket('line'),
    }
    const sender = { lines: new Set<Socket>(), buckets }
    this.people.set(personId, sender)
    return sender
  }

  /** Only once the allowance is full again: reconnecting does not renew it. */
  private forget(personId: number, sender: Sender): void {
    const { message, join, mark, signal, line } = this.rules
    const seconds = Math.max(...[message, join, mark, signal, line].map(({ burst, perSecond }) => burst / perSecond))
    setTimeout(() => {
      if (sender.lines.size === 0 && this.people.get(personId) === sender) this.people.delete(personId)
    }, seconds * 1000).unref()
  }

  private cut(socket: Socket, browser: string, why: string): void {
    if (socket.disconnected) return
    this.onCut(why)
    this.resting.add(browser)
    setTimeout(() => this.resting.delete(browser), this.rules.restMs).unref()
    socket.emit('cut', answerOf(new Refusal('tooManyRequests')).body)
    socket.disconnect(true)
  }
}
