import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { freePort } from '../test/program.ts'
import { openVisitor } from './browser.ts'
import type { RunningSite } from './site.ts'

/** A microphone that beeps, and nobody to ask. */
export const WITH_MICROPHONE = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

const secret = 'the secret of the relay of the browser tests'

export interface OwnRelay {
  settings: { TURN_URLS: string; TURN_SECRET: string }
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** A relay beside the site. */
export async function openRelay(): Promise<OwnRelay> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, ['e2e/relay-main.ts', String(port), secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return {
    settings: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Everything of a page that left for the server, as text. */
export interface Speaker {
  context: BrowserContext
  page: Page
  sent: string[]
}

/** A signed-in person whose page tells of its connections in `peers` and `gathered`. */
export async function openSpeaker(
  browser: Browser,
  site: Pick<RunningSite, 'address'>,
  email: string,
): Promise<Speaker> {
  const { context, page } = await openVisitor(browser, site.address)
  await context.addInitScript(watchConnections)
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  const headers = { origin: site.address }
  await context.request.post('/api/users/login', { headers, data: { email, password: 'clair-de-lune-2026' } })
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  return { context, page, sent }
}

/** What the init script keeps in the page. */
interface Watched {
  peers: RTCPeerConnection[]
  gathered: string[]
  /** Milliseconds in which packets arrived. */
  flowMs: number
  /** Locks that keep the screen on. */
  awake: number
}

function watchConnections(): void {
  const watched: Watched = { peers: [], gathered: [], flowMs: 0, awake: 0 }
  // A browser without a screen grants none.
  Object.assign(navigator.wakeLock, {
    async request() {
      watched.awake += 1
      return {
        async release() {
          watched.awake -= 1
        },
      }
    },
  })
  const Own = window.RTCPeerConnection
  Object.assign(window, {
    watched,
    RTCPeerConnection: class extends Own {
      constructor(options?: RTCConfiguration) {
        super(options)
        watched.peers.push(this)
        this.addEventListener(
          'icecandidate',
          ({ candidate }) => candidate && watched.gathered.push(candidate.candidate),
        )
      }
    },
  })
  let before = { received: 0, at: performance.now() }
  setInterval(async () => {
    const stats = await watched.peers.at(-1)?.getStats()
    const inbound = [...(stats?.values() ?? [])].find(({ type }) => type === 'inbound-rtp')
    const now = { received: Number(inbound?.packetsReceived ?? 0), at: performance.now() }
    if (now.received > before.received) watched.flowMs += now.at - before.at
    before = now
  }, 100)
}

const watchedIn = <T>(page: Page, read: (watched: Watched) => T | Promise<T>): Promise<T> =>
  page.evaluate(`(${read})(window.watched)`) as Promise<T>

export const gatheredIn = (page: Page) => watchedIn(page, ({ gathered }) => gathered)
export const awakeIn = (page: Page) => watchedIn(page, ({ awake }) => awake)
export const flowIn = (page: Page) => watchedIn(page, ({ flowMs }) => flowMs)

/** The energy of the sound that a page has received. */
export const energyIn = (page: Page) =>
  watchedIn(page, async ({ peers }) => {
    const stats = await peers.at(-1)?.getStats()
    const inbound = [...(stats?.values() ?? [])].find(({ type }) => type === 'inbound-rtp')
    return Number(inbound?.totalAudioEnergy ?? 0)
  })
