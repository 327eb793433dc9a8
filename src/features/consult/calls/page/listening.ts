export type Quality = 'good' | 'fair' | 'poor' | 'none'

/** What arrived since the last look, as the meter and the page want to know it. */
export interface Look {
  packets: number
  overMs: number
  quality: Quality
}

interface Counters {
  at: number
  received: number
  lost: number
}

const POOR = { loss: 0.08, roundTripS: 0.6 }
const FAIR = { loss: 0.02, roundTripS: 0.3 }

/** Compares a connection’s counters from look to look. */
export class Listening {
  private before: Counters

  constructor(now: number) {
    this.before = { at: now, received: 0, lost: 0 }
  }

  look(stats: Iterable<unknown>, now: number): Look {
    const all = [...stats] as { type: string; [key: string]: unknown }[]
    const inbound = all.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
    const pair = all.find(({ type, nominated }) => type === 'candidate-pair' && nominated === true)
    const received = Number(inbound?.packetsReceived ?? 0)
    const lost = Number(inbound?.packetsLost ?? 0)
    // A new connection counts from zero.
    const packets = received < this.before.received ? received : received - this.before.received
    const missing = Math.max(0, lost - this.before.lost)
    const overMs = Math.max(1, now - this.before.at)
    this.before = { at: now, received, lost }
    return { packets, overMs, quality: qualityOf(packets, missing, Number(pair?.currentRoundTripTime ?? 0)) }
  }
}

function qualityOf(packets: number, missing: number, roundTripS: number): Quality {
  if (packets === 0) return 'none'
  const loss = missing / (packets + missing)
  const isOver = (bound: typeof POOR) => loss > bound.loss || roundTripS > bound.roundTripS
  return isOver(POOR) ? 'poor' : isOver(FAIR) ? 'fair' : 'good'
}
