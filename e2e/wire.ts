import type { Page, WebSocketRoute } from 'playwright-core'

/** An event of Socket.IO in wire format: its name after the packet's type and acknowledgement id. */
const named = /^42\d*\["([^"]+)"/
const answer = /^43\d+\[/

/** A page's socket under the control of a test, which can lose or delay single frames. */
export interface Wire {
  /** Events that are dropped on the way to the page. */
  readonly lost: Set<string>
  /** Drops the next of these events; resolves once it is dropped. */
  lose(event: string): Promise<void>
  /** Whether acknowledgements of the page's own frames are dropped too. */
  losesAnswers: boolean
  /** Holds the page's next frames of this name; resolves once one is held. */
  hold(event: string): Promise<{ release(): void }>
  /** Cuts the connection; the page may open another. */
  cut(): Promise<void>
}

export async function tap(page: Page): Promise<Wire> {
  const holding = new Map<string, (release: () => void) => void>()
  const losing = new Map<string, () => void>()
  let line: WebSocketRoute | undefined
  const wire: Wire = {
    lost: new Set(),
    lose: (event) => new Promise((resolve) => losing.set(event, resolve)),
    losesAnswers: false,
    hold: (event) =>
      new Promise((resolve) => {
        holding.set(event, (release) => resolve({ release }))
      }),
    cut: async () => line?.close({ code: 3001 }),
  }
  await page.routeWebSocket(/\/socket\.io\//, (near) => {
    const far = near.connectToServer()
    line = near
    near.onMessage((frame) => {
      const held = holding.get(named.exec(String(frame))?.[1] ?? '')
      if (!held) return far.send(frame)
      holding.clear()
      held(() => far.send(frame))
    })
    far.onMessage((frame) => {
      const event = named.exec(String(frame))?.[1] ?? ''
      if (wire.lost.has(event)) return
      const lost = losing.get(event)
      if (lost) {
        losing.delete(event)
        return lost()
      }
      if (wire.losesAnswers && answer.test(String(frame))) return
      near.send(frame)
    })
  })
  return wire
}
