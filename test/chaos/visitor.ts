import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { Caller } from './caller.ts'
import { pause } from './voice.ts'
import type { Witness } from './witness.ts'

/** What visitors did in all. */
export interface Visits {
  pages: number
  draws: number
  sockets: number
}

const everyones = [
  '/',
  '/voyance',
  '/voyance/voyants',
  '/horoscope/jour',
  '/horoscope/jour/lion',
  '/horoscope/annuel/vierge',
  '/tarots-oracles',
  '/tarots-oracles/le-tarot-de-marseille',
  '/tarots-oracles/le-tarot-de-marseille/cartes',
  '/recherche?q=tarot',
  '/connexion',
  '/inscription',
]
const own = [
  '/mon-compte',
  '/wallet',
  '/mon-journal',
  '/mes-favoris',
  '/mon-compte/consultations',
  '/mon-compte/appareils',
]
const TAROT = '/api/games/le-tarot-de-marseille'
const STAY_MS = [1000, 15_000] as const

/** Somebody who looks at pages, draws cards, reads horoscopes and lets lines come and go; signed in if there is a cookie. */
export class Visitor {
  private readonly caller: Caller
  private readonly site: { address: string; cookie: string }
  private readonly witness: Witness
  private readonly visits: Visits
  private readonly stopping: () => boolean

  constructor(
    caller: Caller,
    site: { address: string; cookie: string },
    { witness, visits, stopping }: { witness: Witness; visits: Visits; stopping: () => boolean },
  ) {
    this.caller = caller
    this.site = site
    this.witness = witness
    this.visits = visits
    this.stopping = stopping
  }

  async run(): Promise<void> {
    const { random } = this.caller
    while (!this.stopping()) {
      if (this.site.cookie && random.chance(0.2)) await this.draw()
      else if (random.chance(0.17)) void this.listen(random.whole(...STAY_MS))
      else if (random.chance(0.1)) await this.caller.get('/api/horoscopes?period=day&sign=leo')
      else await this.look()
      await pause(this.caller, 200, 600)
    }
  }

  private async look(): Promise<void> {
    const path = this.caller.random.pick(this.site.cookie ? [...everyones, ...own] : everyones)
    const { status } = await this.caller.get(path)
    if (status !== 200) this.witness.violate(`${path}: answered with ${status}`)
    this.visits.pages += 1
  }

  private async draw(): Promise<void> {
    const { caller } = this
    const { code, body } = await caller.post(`${TAROT}/draws`, {}, ['tooManyRequests'])
    if (code !== 0) return
    const asked = { drawId: body.drawId, clientSeed: caller.random.uuid(), picks: [5, 4, 3, 2, 1], spread: 'croix' }
    await caller.post(`${TAROT}/results`, asked, [])
    this.visits.draws += 1
  }

  /** A page that is open for a while. */
  private async listen(ms: number): Promise<void> {
    const { address, cookie } = this.site
    const socket = io(address, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie, origin: address },
    })
    socket.once('connect', () => {
      this.visits.sockets += 1
    })
    await wait(ms)
    socket.disconnect()
  }
}
