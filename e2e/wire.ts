import type { Page, WebSocketRoute } from 'playwright-core'

/** An event of Socket.IO on the wire: its name after the packet's type and the number of its answer. */
const named = /^42\d*\["([^"]+)"/
const answer = /^43\d+\[/

/** A page's socket, frame by frame: what a weak line loses or keeps waiting, a test decides. */
export interface Wire {
  /** Events that the page is not told. */
  readonly lost: Set<string>
  /** Loses the next one of these events; resolves once it is lost. */
  lose(event: string): Promise<void>
  /** Answers to the page's own frames that are lost too. */
  losesAnswers: boolean
  /** Keeps the page's next frames of this name waiting; resolves once one waits. */
  hold(event: string): Promise<{ release(): void }>
  /** Breaks the line; the page may open another. */
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
