/** A minimal Socket.IO client: frames out, frames in, pings answered. Cheap, so that the server is what is measured. */
export class Line {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, () => void>()
  private asked = 0
  private constructor(socket: WebSocket) {
    this.socket = socket
  }

  static open(address: string, cookie: string, hear: (event: string, payload: unknown) => void): Promise<Line> {
    // Node's own WebSocket accepts headers, which the browser's type lacks.
    const options = { headers: { cookie, origin: address } } as unknown as string
    const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    const line = new Line(new WebSocket(url, options))
    return new Promise((resolve, reject) => {
      line.socket.onerror = () => reject(new Error('the socket was refused'))
      line.socket.onmessage = ({ data }: { data: string }) => {
        if (data === '2') return line.socket.send('3')
        if (data.startsWith('0')) return line.socket.send('40')
        if (data.startsWith('40')) return resolve(line)
        if (data.startsWith('43')) return line.acknowledged(data)
        if (data.startsWith('42')) {
          const [event, payload] = JSON.parse(data.slice(2))
          hear(event, payload)
        }
      }
    })
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Sends without waiting for an acknowledgement. */
  tell(event: string, payload: unknown): void {
    this.socket.send(`42${JSON.stringify([event, payload])}`)
  }

  /** Resolves when the server has acknowledged the frame. */
  ask(event: string, payload: unknown): Promise<void> {
    const number = this.asked
    this.asked += 1
    return new Promise((resolve) => {
      this.waiting.set(number, resolve)
      this.socket.send(`42${number}${JSON.stringify([event, payload])}`)
    })
  }

  close(): void {
    this.socket.close()
  }

  private acknowledged(frame: string): void {
    const number = Number.parseInt(frame.slice(2), 10)
    this.waiting.get(number)?.()
    this.waiting.delete(number)
  }
}
