import { createServer } from 'node:http'
import { Troubled } from './troubled.ts'

interface Asked {
  method: string | undefined
  path: string | undefined
  authorization: string | undefined
  type: string | undefined
  form: Record<string, string>
}

/** A fake of Twilio's message API: answers as told, and records the requests. */
export async function startSmsServer() {
  const asked: Asked[] = []
  const answers: { status: number; body: string; location?: string }[] = []
  const troubled = new Troubled()
  const server = createServer(async (request, response) => {
    if (troubled.meets(response)) return
    const text = Buffer.concat(await request.toArray()).toString()
    const { method, url: path, headers } = request
    const form = Object.fromEntries(new URLSearchParams(text))
    asked.push({ method, path, authorization: headers.authorization, type: headers['content-type'], form })
    const { status, body, location } = answers.shift() ?? { status: 201, body: '{"sid":"SM1","status":"queued"}' }
    response.writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    /** The next answer. */
    answer: (status: number, body: object | string, location?: string) =>
      void answers.push({
        status,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...(location ? { location } : {}),
      }),
    trouble: troubled.trouble,
    close: () => troubled.close(server),
  }
}
