import { readXml, type Xml } from '../../../platform/xml/xml.ts'
import type { Line } from './line.ts'

/** What the verbs of TwiML need of the telephone company. */
export interface Exchange {
  /** Asks an address what follows: TwiML, or null if it failed. */
  ask(line: Line, url: string, fields?: Record<string, string>): Promise<string | null>
  /** Waits until the line leaves the conference. */
  stay(line: Line, conference: Stay): Promise<void>
}

export interface Stay {
  name: string
  isHost: boolean
  leavesOnStar: boolean
  limitSeconds: number
  tells: string
  waits: string
}

const isDigit = (event: unknown): event is { key: string } => typeof event === 'object' && event !== null

const childrenOf = ({ content }: Xml): readonly Xml[] => (typeof content === 'string' ? [] : content)

function hear(line: Line, { name, content }: Xml): void {
  if (name === 'Say' && typeof content === 'string') line.heard.push(content)
}

/** Plays a TwiML document on a line until the line is over, another document follows, or nothing is left to play. */
export async function play(exchange: Exchange, line: Line, document: string | null): Promise<void> {
  const root = document === null ? null : readXml(document)
  for (const verb of root ? childrenOf(root) : []) {
    if (line.isOver) return
    const next = await perform(exchange, line, verb)
    if (next === undefined) continue
    await play(exchange, line, next)
    return
  }
  line.end('failed')
}

/** @returns the document that replaces what follows; undefined to go on */
async function perform(exchange: Exchange, line: Line, verb: Xml): Promise<string | null | undefined> {
  const { action = '' } = verb.attributes
  switch (verb.name) {
    case 'Say':
      hear(line, verb)
      return
    case 'Pause':
      await line.next(Number(verb.attributes.length ?? 1), () => false)
      return
    case 'Gather': {
      for (const child of childrenOf(verb)) hear(line, child)
      const event = await line.next(Number(verb.attributes.timeout ?? 5), isDigit)
      return isDigit(event) ? exchange.ask(line, action, { Digits: event.key }) : undefined
    }
    case 'Dial': {
      const [conference] = childrenOf(verb)
      if (conference?.name !== 'Conference' || typeof conference.content !== 'string') return null
      await exchange.stay(line, {
        name: conference.content,
        isHost: conference.attributes.endConferenceOnExit === 'true',
        leavesOnStar: verb.attributes.hangupOnStar === 'true',
        limitSeconds: Number(verb.attributes.timeLimit ?? 14_400),
        tells: conference.attributes.statusCallback ?? '',
        waits: conference.attributes.waitUrl ?? '',
      })
      return line.isOver ? undefined : exchange.ask(line, action)
    }
    case 'Hangup':
      line.end('failed')
      return
    default:
      // A verb that this company does not have ends the call, as an error there would.
      return null
  }
}
